import { inferred } from '../fact.ts'

/** Folders and files of a Linux node, which a Windows node has not, or has elsewhere. */
export const linuxFolders = inferred(
  {
    paths: [
      '/boot',
      '/cgroup',
      '/dev',
      '/etc/localtime',
      '/etc/machine-id',
      '/etc/os-release',
      '/etc/passwd',
      '/lib/modules',
      '/proc',
      '/run/dbus',
      '/run/systemd',
      '/run/udev',
      '/run/xtables.lock',
      '/sys',
      '/usr/lib/os-release',
      '/usr/src',
      '/var/lib/containerd',
      '/var/lib/docker',
      '/var/run/dbus',
    ],
    /** Where Windows keeps what is in one of them. */
    elsewhere: {
      '/var/lib/containerd': 'C:\\ProgramData\\containerd',
      '/var/lib/docker': 'C:\\ProgramData\\docker',
    } as Readonly<Record<string, string>>,
    /** Of the logs of Docker another check speaks where a pod reads logs. */
    logs: '/var/log',
  } as const,
  [
    'github cilium/cilium/issues/31873',
    'github elastic/helm-charts/issues/1050',
    'github fluent/fluent-bit/issues/1899',
  ],
)
