import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterLayout } from '#scripts/cluster/layout.ts';

const size = '1536m';

/** Puts each database on a disk of its own that is small enough to be filled. Needs the right to mount. */
export function mountSmallDisks({ directory, databases }: ClusterLayout): { disks: string[]; unmount: () => void } {
  const disks: string[] = [];
  for (const { name } of databases) {
    const disk = join(directory, name);
    mkdirSync(disk, { recursive: true });
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk], { stdio: 'ignore' });
    if (status === 0) disks.push(disk);
  }
  const unmount = () => disks.forEach((disk) => spawnSync('umount', ['--lazy', disk], { stdio: 'ignore' }));
  return { disks, unmount };
}
