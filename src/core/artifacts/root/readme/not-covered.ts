import type { Block } from '../../formats/content.ts'

/** What an operator may look for in vain. */
export const notCovered: Block = {
  text: `## What these files do not cover

- Mirrors of registries, and credentials for private ones: containerd takes hosts.toml and the cluster takes pull secrets; neither is written here.
- Storage drivers: CSI proxy, and CSI drivers as HostProcess pods.
- Metrics of the host, such as windows_exporter.
- Several Windows releases in one cluster: each plan is one node; taints, node selectors and RuntimeClasses of the others are yours.
- Logs that nothing divides: the helper of a native service divides them from Kubernetes 1.34 on, containerd never does. Where nothing does, the scripts set a file aside that is larger than 100 MiB when they start its service.`,
}
