import { inferred } from './fact.ts'

/** Agents that run on Windows nodes alone, by how the names of their pods begin. */
export const windowsPods = inferred(
  [
    'antrea-agent-windows',
    'azure-cns-win',
    'calico-node-windows',
    'kube-flannel-ds-windows',
    'kube-proxy-windows',
  ],
  ['github kubernetes-sigs/sig-windows-tools/issues/100', 'docs-standard.mdx'],
)
