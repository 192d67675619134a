import { inferred } from '../fact.ts'

/** Charts of Helm and names of manifests, as projects publish them, and the plugin that each installs. */
export const installedBy = inferred(
  {
    'flannel/flannel': 'flannel',
    'projectcalico/tigera-operator': 'calico',
    'antrea/antrea': 'antrea',
    'kube-flannel': 'flannel',
    calico: 'calico',
    'calico-vxlan': 'calico',
    'tigera-operator': 'calico',
    antrea: 'antrea',
  } as const,
  [
    'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/README.md',
    'tigera-win-operator#L9-L196',
    'an-doc#L122-L176',
  ],
)
