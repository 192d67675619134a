import { catalog } from '../../catalog/catalog.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

export const cniNetworkMode = defineRule({
  id: 'cni-network-mode',
  basis: 'unsupported',
  matrix: true,
  summary: 'The CNI plugin works in the network mode',
  remediation: 'Choose a mode of this plugin, or a plugin of this mode.',
  decisions: ['cni', 'networkMode'],

  check(scenario) {
    const plugin = catalog.cni[scenario.cni]
    const chosen = catalog.modes[scenario.networkMode]
    const mode = cniMode(scenario)
    if (mode?.support.value === 'supported') return undefined
    // A mode that no cluster uses is the matter of another rule.
    if (mode && !chosen.kubernetes.value) return undefined
    const working = plugin.modes.filter(
      ({ id, support }) => support.value === 'supported' && id !== scenario.networkMode,
    )
    const names = working.map(({ id }) => catalog.modes[id].name)
    const works = names.length > 0 ? ` It works with ${names.join(' or ')}.` : ''
    const [first] = working
    return {
      message: mode
        ? `${plugin.name} is not documented with ${chosen.name}: ${mode.support.note ?? 'the mode is historical'}.${works}`
        : `${plugin.name} does not work with ${chosen.name}.${works}`,
      facts: [mode ? mode.support : plugin.otherModes],
      basis: mode ? 'unsupported' : plugin.otherModes.value,
      ...(first ? { suggestion: { networkMode: first.id } } : {}),
    }
  },
})
