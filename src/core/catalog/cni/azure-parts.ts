import { inferred, verified } from '../fact.ts'

/** What only the CNI file of Azure CNI needs. */

/** DNS and metadata of the platform. */
export const wireServer = verified('168.63.129.16', ['ab-cni#L59-L75', 'aks-cni-default'])

/** First release that reads `windowsSettings.enableLoopbackDSR`. */
export const loopbackReleases = verified({ from: '1.4.16' }, ['a-netconf#L92'])

/** `ipam.mode` where pods have a range of their own. */
export const overlayIpamModes = verified({ ipv4: 'v4overlay', 'dual-stack': 'dualStackOverlay' }, [
  'a-netconf#L43-L51',
  'ab-cni',
])

/** First build whose nodes may have pods in an overlay or a pod subnet. */
export const azureCnsHosts = inferred('10.0.20348', ['aksdocs-overlay', 'aksdocs-podsubnet'], {
  note: 'the page on the overlay named Windows Server 2019 as well until late 2025',
})
