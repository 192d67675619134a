import { configPath } from '../../catalog/flags/accepted.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { yaml } from '../formats/content.ts'
import { because, type Explained } from '../formats/explained.ts'
import { releaseOf } from '../../derived/release.ts'
import { carriedByKubeProxy, kubeProxyDecisions } from './kube-proxy/decisions.ts'
import { kubeProxySettings } from './kube-proxy/settings.ts'
import { nested } from './kubelet/nested.ts'
import { runsKubeProxy } from './node-downloads.ts'

/** The same as the command line, for those who start kube-proxy with `--config`. */
export const kubeProxyConfig = defineArtifact({
  id: 'kube-proxy-config',
  path: 'node/kube-proxy-config.yaml',
  summary: 'KubeProxyConfiguration that says the same as the command line of kube-proxy',
  decisions: [...kubeProxyDecisions],
  carries: [...carriedByKubeProxy],

  generate(scenario) {
    if (!runsKubeProxy(scenario)) return undefined
    const release = releaseOf(scenario)
    const fields = kubeProxySettings(scenario).flatMap(
      ({ name, value, inFile, why }): readonly (readonly [string, Explained<unknown>])[] => {
        const path = configPath('kube-proxy', name, release)
        return path === undefined ? [] : [[path, because(inFile ?? value, why)]]
      },
    )
    return yaml({
      apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
      kind: 'KubeProxyConfiguration',
      ...nested(fields),
    })
  },
})
