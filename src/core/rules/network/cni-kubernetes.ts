import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { testedOf, testedWith } from '../../catalog/cni/tested-releases.ts'
import { defineRule } from '../../model/rule.ts'
import { isWithin, type MinorRange } from '../../values/version.ts'

export const cniKubernetes = defineRule({
  id: 'cni-kubernetes',
  basis: 'unsupported',
  summary: 'The project of the plugin tested this release with the Kubernetes minor',
  remediation:
    'Take a release that was tested with this minor, or try this one before you rely on it.',
  decisions: ['cni', 'cniRelease', 'kubernetesVersion'],

  check({ cni, cniRelease, kubernetesVersion }) {
    const { name, tested }: CniPlugin = catalog.cni[cni]
    const entry = tested && testedOf(tested, cniRelease)
    if (!entry || isWithin(kubernetesVersion, entry.kubernetes)) return undefined
    if (!catalog.kubernetes[kubernetesVersion].flagsRead) return undefined
    const fitting = testedWith(tested.value, kubernetesVersion)
    return {
      message: `${name} ${cniRelease} was tested with Kubernetes ${rangeText(entry.kubernetes)}, not with ${kubernetesVersion}.`,
      facts: [tested],
      ...(fitting ? { suggestion: { cniRelease: fitting.newest } } : {}),
    }
  },
})

const rangeText = ({ from, through }: MinorRange) =>
  through === undefined ? `${from} and later` : `${from} to ${through}`
