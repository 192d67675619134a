import { verified } from '../fact.ts'

/** What kube-proxy on Windows needs, whatever the release. */
export const proxySettings = {
  mode: verified('kernelspace', [
    'k8s v1.25.0/cmd/kube-proxy/app/server_windows.go',
    'k8s v1.26.0/cmd/kube-proxy/app/server_windows.go',
  ]),
  /** The other mode, which was the default up to then. */
  userspace: verified({ through: '1.25' }, [
    'k8s v1.25.0/cmd/kube-proxy/app/server_windows.go',
    'k8s v1.26.0/cmd/kube-proxy/app/server_windows.go',
  ]),
  networkName: verified(true, ['k8s v1.20.0/pkg/proxy/winkernel/proxier.go']),
  /** Beside a configuration file nearly all flags are ignored. */
  fileWins: verified(true, ['k8s v1.36.0/cmd/kube-proxy/app/init_windows.go']),
  hostname: verified(true, ['doc002', 'doc004', 'doc003']),
} as const
