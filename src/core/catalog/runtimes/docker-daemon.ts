import { inferred, verified } from '../fact.ts'

/** What `exec-opts` of the Docker daemon takes on Windows. */
export const dockerExecOpts = verified(
  { key: 'isolation', values: ['default', 'process', 'hyperv'] } as const,
  ['moby-daemon_windows'],
)

/** The one storage driver of a Windows daemon that keeps its images itself, and those that Linux alone has. */
export const dockerStorage = verified(
  {
    driver: 'windowsfilter',
    ofLinux: ['aufs', 'btrfs', 'devicemapper', 'fuse-overlayfs', 'overlay', 'overlay2', 'zfs'],
  } as const,
  ['moby-register_windows'],
)

/** How the daemon reads daemon.json. */
export const dockerJson = {
  strict: verified('no comment, no comma before a closing bracket', ['moby-config', 'moby#44905']),
  /** Which Docker the node has is rarely told. */
  byteOrderMark: inferred({ from: '23.0' }, ['moby#44777']),
} as const

/** What a kubelet without dockershim reaches Docker through. */
export const dockerAdapter = inferred('cri-dockerd', ['cri-dockerd 05b0273f53e5/README.md'])

/** Docker Desktop has Linux containers too, which the kubelet of a Windows node cannot use. */
export const dockerContainersOf = verified('windows', ['k8s#80400'])

/** By which builds go through the BuildKit inside the daemon, which builds no images of Windows. */
export const dockerBuildKit = inferred({ path: ['features', 'buildkit'] } as const, [
  'github docker/for-win/issues/12436',
  'github moby/buildkit/issues/1258',
  'github docker/for-win/issues/12958',
])
