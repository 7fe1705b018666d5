import { UserManager } from 'oidc-client-ts';

// The page only hands its address to the window around it, which knows the real settings.
void new UserManager({ authority: '', client_id: '', redirect_uri: '' }).signinSilentCallback();
