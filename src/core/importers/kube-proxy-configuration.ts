import { kubeProxyConfigFields } from '../catalog/flags/kube-proxy-config.ts'
import { defineImporter } from '../model/importer.ts'
import { decided } from '../model/observe.ts'
import { namesKubeProxyFile } from '../text/cut-out/cut-out-config.ts'
import { ofOverlay } from '../values/overlay-name.ts'
import { componentConfig, isComponentConfig, isHeadlessConfig } from './objects/component-config.ts'

export const kubeProxyConfiguration = defineImporter({
  id: 'kube-proxy-configuration',
  summary: 'Configuration file of kube-proxy',
  recognizes: (doc) =>
    (doc.text.includes('KubeProxyConfiguration') &&
      isComponentConfig(
        doc.text,
        /(?:^|[{,])[ \t]*["']?kind["']?\s*:\s*["']?KubeProxyConfiguration\b/m,
      )) ||
    isHeadlessConfig(doc, kubeProxyConfigFields, namesKubeProxyFile),
  read: (doc) =>
    componentConfig(doc, {
      kind: 'kube-proxy-config',
      name: 'KubeProxyConfiguration',
      prefix: 'kubeProxy.config',
      isLedTo: namesKubeProxyFile,
      fields: [...kubeProxyConfigFields.keys()],
      decisions: [
        ['hostnameOverride', 'nodeName'],
        ['clusterCIDR', 'clusterCIDR'],
        ['winkernel.networkName', 'hnsNetworkName'],
        ['winkernel.sourceVip', 'sourceVip'],
        ['winkernel.enableDSR', 'directServerReturn'],
      ],
      more: (tree) => {
        const name = tree.leafAt('winkernel', 'networkName')
        return name && ofOverlay.test(name.raw)
          ? [decided('networkMode', 'overlay', name.raw, name.place, { inferred: true })]
          : []
      },
    }),
})
