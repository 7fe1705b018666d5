import { useCallback } from 'react';
import {
  reactRouterProvider,
  type RouterLinkProps,
  type RouterLocation,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
} from 'react-admin';
import { parsePath } from 'react-router';
import { ownPath } from './ownPath.ts';

const { Link, Navigate, useNavigate } = reactRouterProvider;

/** A destination of react-admin's, with the path of ours. */
function ownDestination(to: RouterTo): RouterTo {
  const destination: Partial<RouterLocation> = typeof to === 'string' ? parsePath(to) : to;
  const { pathname } = destination;
  return pathname?.startsWith('/') ? { ...destination, pathname: ownPath(pathname) } : to;
}

/**
 * React-router, with the paths that react-admin makes of resources led to the specification's: its links, buttons and
 * redirects find our pages, which stand at their own addresses alone.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Link: ({ to, ...props }: RouterLinkProps) => <Link {...props} to={ownDestination(to)} />,
  Navigate: ({ to, ...props }: RouterNavigateProps) => <Navigate {...props} to={ownDestination(to)} />,
  useNavigate() {
    const navigate = useNavigate();
    return useCallback(
      (to, options) => navigate(typeof to === 'number' ? to : ownDestination(to), options),
      [navigate],
    );
  },
};
