import { inferred, verified } from '../fact.ts'

/** kube-proxy answers the service manager before it loads its file, in which the field stands from 1.31 on. */
export const beforeFile = verified(true, [
  'k8s 002c85b2180d74e6960cdb2b085f62fe4f87d44a/cmd/kube-proxy/app/server.go',
  'k8s v1.36.0/cmd/kube-proxy/app/init_windows.go',
])

/** Programs that no flag makes answer the service manager. */
export const withoutHandshake = {
  flanneld: inferred(true, ['flannel-src v0.28.9/main.go']),
} as const

/** Of a service with a process of its own Windows does not compare the name that the program gives. */
export const otherName = verified('taken', ['service-table-entry'])

/** containerd speaks with the service manager with this flag alone, which its own registration adds. */
export const containerdHandshake = verified('--run-service', [
  'containerd 301026e58c61/cmd/containerd/command/service_windows.go#L139-L146',
  'containerd 301026e58c61/cmd/containerd/command/service_windows.go#L272-L276',
])

/** csi-proxy speaks with the service manager with this flag alone, which is off by default. */
export const csiProxyHandshake = verified('-windows-service', [
  'github kubernetes-csi/csi-proxy/blob/10bd8800a984287016a6aa2d39fc6914d1658a44/cmd/csi-proxy/main.go#L26-L45',
])
