import { defineArtifact } from '../../model/artifact.ts'
import { yaml } from '../formats/content.ts'
import { because, type Explained } from '../formats/explained.ts'
import { kubeletDecisions } from './kubelet/decisions.ts'
import { dividedSettings } from './kubelet/divided.ts'
import { isOwnFile } from './kubelet/layout.ts'
import { nested } from './kubelet/nested.ts'

export const kubeletConfig = defineArtifact({
  id: 'kubelet-config',
  path: 'node/kubelet-config.yaml',
  summary: 'KubeletConfiguration: all that the file of this release can hold',
  decisions: kubeletDecisions,
  carries: [
    'clusterDNS',
    'clusterDomain',
    'maxPods',
    'kubeReserved',
    'systemReserved',
    'nodeTaint',
    'featureGates',
  ],

  generate(scenario) {
    if (!isOwnFile(scenario)) return undefined
    const { fields } = dividedSettings(scenario)
    return yaml({
      apiVersion: 'kubelet.config.k8s.io/v1beta1',
      kind: 'KubeletConfiguration',
      ...nested(
        fields.map(({ path, value, inFile, why }): readonly [string, Explained<unknown>] => [
          path,
          because(inFile ?? value, why),
        ]),
      ),
    })
  },
})
