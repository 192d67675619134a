import { catalog } from '../../catalog/catalog.ts'
import { listed } from '../../values/listed.ts'
import { defineRule } from '../../model/rule.ts'

export const networkModePlatform = defineRule({
  id: 'network-mode-platform',
  basis: 'unsupported',
  matrix: true,
  summary: 'The network mode exists on the platform',
  remediation: 'Choose another mode for a node on this platform.',
  decisions: ['networkMode', 'platform'],

  check({ networkMode, platform }) {
    const { name, platforms } = catalog.modes[networkMode]
    if (!platforms || platforms.value.includes(platform)) return undefined
    const places = platforms.value.map((id) => catalog.platforms[id].name)
    return {
      message: `${name} exists on ${listed(places)} only; the platform is ${catalog.platforms[platform].name}.`,
      facts: [platforms],
      suggestion: { networkMode: 'l2bridge' },
    }
  },
})
