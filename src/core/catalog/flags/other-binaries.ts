import { inferred, verified } from '../fact.ts'

/** What the helpers that run the components as services take. */
export const serviceHelpers = {
  sc: {
    /** The name and its equals sign are one argument, the value the next one. */
    syntax: verified('start= auto', ['sc-create', 'sc-create-2012', 'wmco-windows']),
    dependencies: verified({ separator: '/' }, ['sc-create', 'sc-create-2012']),
    /** Names that the components expect of their own service. */
    names: verified({ kubelet: 'kubelet', kubeProxy: 'kube-proxy' }, [
      'k8s v1.20.0/cmd/kubelet/app/init_windows.go',
      'k8s v1.20.0/cmd/kube-proxy/app/init_windows.go',
    ]),
    flag: verified('windows-service', [
      'k8s v1.20.0/cmd/kubelet/app/options/osflags_windows.go',
      'k8s v1.20.0/cmd/kube-proxy/app/init_windows.go',
    ]),
    /** nssm starts the program as its own child, which no service manager waits for. */
    notUnderNssm: inferred(true, [
      'k8s v1.20.0/cmd/kubelet/app/init_windows.go',
      'k8s v1.20.0/cmd/kube-proxy/app/init_windows.go',
    ]),
    recovery: verified(true, ['wmco-windows']),
  },
  nssm: {
    /** As production scripts set it: rotation once a day or at 10 MiB, five seconds before a restart. */
    settings: verified(
      {
        AppRestartDelay: '5000',
        AppThrottle: '1500',
        AppStdoutCreationDisposition: '4',
        AppStderrCreationDisposition: '4',
        AppRotateFiles: '1',
        AppRotateOnline: '1',
        AppRotateSeconds: '86400',
        AppRotateBytes: '10485760',
      },
      ['agentbaker-kubelet', 'swt-prepare', 'nssm-src README.txt', 'nssm-usage'],
    ),
    /** nssm is the service itself: the component's own handshake with Windows then fails. */
    takesServiceFlag: inferred(false, ['k8s v1.20.0/pkg/windows/service/service.go']),
  },
  logRunner: {
    from: verified('1.23', ['component-base v0.23.0/logs/kube-log-runner/kube-log-runner.go']),
    logFile: verified('-log-file', [
      'component-base v0.23.0/logs/kube-log-runner/kube-log-runner.go',
      'component-base v0.36.0/logs/kube-log-runner/kube-log-runner.go',
      'wmco-services',
    ]),
    /** Those of every release. */
    flags: verified(['log-file', 'also-stdout', 'redirect-stderr'] as const, [
      'component-base v0.23.0/logs/kube-log-runner/kube-log-runner.go',
      'component-base v0.36.0/logs/kube-log-runner/kube-log-runner.go',
    ]),
    /** Earlier ones refuse these flags, and their file grows without end. */
    rotation: verified(
      {
        from: '1.34',
        flags: ['-log-file-size=100M', '-log-file-age=168h', '-flush-interval=5s'],
      } as const,
      [
        'component-base v0.34.0/logs/kube-log-runner/kube-log-runner.go',
        'github kubernetes/kubernetes/pull/127667',
      ],
    ),
  },
} as const

/** Flags of containerd.exe, on Windows alike in every release from 1.3 on unless noted. */
export const containerdFlags = verified(
  {
    'register-service': 'creates the Windows service and exits',
    'unregister-service': 'deletes the service and exits',
    'run-service': 'added by --register-service, not typed by hand',
    'service-name': 'name of the service, containerd by default',
    'log-file': 'log file; from 1.3.10 and 1.4.0 on',
    config: 'configuration file',
    'log-level': 'trace, debug, info, warn, error, fatal or panic',
    address: 'named pipe',
    root: 'directory of data',
    state: 'directory of state',
  } as const,
  [
    'github containerd/containerd/blob/v1.3.0/cmd/containerd/command/service_windows.go',
    'github containerd/containerd/blob/v2.3.4/cmd/containerd/command/service_windows.go',
    'github containerd/containerd/blob/v2.3.4/cmd/containerd/command/main.go',
  ],
)

/**
 * Words and flags of other programs that the scripts run, by command.
 * @internal for tests
 */
export const programCommands = {
  kubeadm: verified(
    {
      join: ['--token', '--discovery-token-ca-cert-hash', '--node-name', '--cri-socket'],
      reset: ['--force', '--cri-socket'],
      upgrade: ['node'],
    } as const,
    ['kubeadm-join', 'upgrading-windows-nodes', 'kubeadm-cleanup'],
  ),
  sc: verified(
    {
      config: ['depend=', 'binPath=', 'start='],
      failure: ['reset=', 'actions='],
      delete: [],
      queryex: [],
      qc: [],
    } as const,
    ['sc-create', 'sc-create-2012', 'wmco-windows'],
  ),
  nssm: verified(
    {
      install: [],
      set: [
        'Application',
        'AppParameters',
        'AppDirectory',
        'AppEnvironmentExtra',
        'AppStdout',
        'AppStderr',
        'AppRestartDelay',
        'AppThrottle',
        'AppStdoutCreationDisposition',
        'AppStderrCreationDisposition',
        'AppRotateFiles',
        'AppRotateOnline',
        'AppRotateSeconds',
        'AppRotateBytes',
        'DependOnService',
        'Start',
      ],
    } as const,
    ['nssm-src README.txt', 'nssm-src registry.h', 'nssm-usage'],
  ),
} as const

/** How a component takes its command line apart. */
export const commandLine = {
  /** Without a blank between them two flags are one odd value. */
  blanks: verified(true, ['doc002', 'doc004', 'doc003']),
  /** The kubelet ends with `unknown command` at a word that is neither a flag nor a value. */
  strayWord: verified(true, ['k8s v1.36.0/cmd/kubelet/app/server.go']),
  /** Flags that the guides misname, with those that are meant. */
  misnamed: verified<Readonly<Record<string, string>>>(
    {
      'kubelet-reserve': 'kube-reserved',
      'system-reserve': 'system-reserved',
      'enforce-node-allocable': 'enforce-node-allocatable',
      service: 'windows-service',
    },
    ['doc002', 'doc003', 'doc004'],
  ),
  /** The page prints some flags with a dash that no component takes. */
  hyphens: inferred(true, ['doc003']),
} as const
