import { catalog } from '../../catalog/catalog.ts'
import { listed } from '../../values/listed.ts'
import { defineRule } from '../../model/rule.ts'

export const cniPlatform = defineRule({
  id: 'cni-platform',
  basis: 'unsupported',
  matrix: true,
  summary: 'The CNI plugin is made for the platform',
  remediation: 'Choose a plugin that works on this platform.',
  decisions: ['cni', 'platform'],

  check({ cni, platform }) {
    const { name, platforms, nodesBy } = catalog.cni[cni]
    if (!platforms || nodesBy || platforms.value.includes(platform)) return undefined
    const places = platforms.value.map((id) => catalog.platforms[id].name)
    return {
      message: `${name} works on ${listed(places)} only; the platform is ${catalog.platforms[platform].name}.`,
      facts: [platforms],
    }
  },
})
