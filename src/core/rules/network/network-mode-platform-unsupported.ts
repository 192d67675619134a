import { catalog } from '../../catalog/catalog.ts'
import { defineRule } from '../../model/rule.ts'

export const networkModePlatformUnsupported = defineRule({
  id: 'network-mode-platform-unsupported',
  basis: 'unsupported',
  summary: 'The owner of the platform supports the network mode',
  remediation: 'Ask the plugin’s project whether it works there, or choose another mode.',
  decisions: ['networkMode', 'platform'],

  check({ networkMode, platform }) {
    const { name, unsupportedPlatforms } = catalog.modes[networkMode]
    if (!unsupportedPlatforms?.value.includes(platform)) return undefined
    return {
      message: `${name} networks are not supported by the owner of the platform ${catalog.platforms[platform].name}.`,
      facts: [unsupportedPlatforms],
    }
  },
})
