import { verified } from '../fact.ts'

/** The first release of Kube-OVN with Windows nodes. */
export const kubeOvnWindows = verified('1.10.0', ['github kubeovn/kube-ovn/issues/52'])

/** What its nodes with Windows can do. */
export const kubeOvnLimits = verified(
  { tunnel: 'vxlan', usual: 'geneve', families: 'ipv4' } as const,
  [
    'github kubeovn/docs/blob/6da97ca3a6c37a8fde788b91cf1606d5c57a59a9/docs/advance/windows.en.md',
    'github kubeovn/kube-ovn/blob/8d19e71fe5e8f893ade904f89c1f556651dcfcf0/dist/images/install.sh',
  ],
  { note: 'the page on Windows was taken out of its documentation in July 2025' },
)
