import { defineLint } from '../../model/lint.ts'
import { isOfKubernetes, type Change } from '../../model/parsed.ts'
import { gateFault, meantGate } from './faults.ts'

export const flagFeatureGates = defineLint({
  id: 'flag-feature-gates',
  on: 'command-line',
  summary: 'A component of this version knows every feature gate on its command line',
  remediation: 'Correct the list of feature gates, or leave the gate out.',
  decisions: ['kubernetesVersion'],

  check({ program, flags }, surroundings) {
    if (!isOfKubernetes(program)) return []
    // The gates of kube-proxy are those of its file, where it has one; of its flag the form alone is read.
    const isIgnored = program === 'kube-proxy' && flags.some((flag) => flag.name === 'config')
    return flags.flatMap(({ name, value = '', isKnown }, i) => {
      if (name !== 'feature-gates' || !isKnown) return []
      const entries = value.replace(/^["']+|["']+$/g, '').split(',')
      return entries.flatMap((entry, at) => {
        const [gate = '', setting] = entry.trim().split('=', 2)
        const fault = gateFault(gate, setting, surroundings)
        if (!fault || (isIgnored && isOfForm(entry))) return []
        const change = isOfForm(entry)
          ? { change: listInstead(entries, at, meantGate(gate, surroundings.kubernetesVersion)) }
          : {}
        return [{ path: [i, 'value'], ...fault, ...change }]
      })
    })
  },
})

const isOfForm = (entry: string) => /^\s*[^\s=]+=(?:true|false)\s*$/i.test(entry)

/** The list with another name in the place of one, or without that entry. */
function listInstead(entries: readonly string[], at: number, name: string | undefined): Change {
  const left = entries.flatMap((entry, i) => {
    if (i !== at) return [entry.trim()]
    return name === undefined ? [] : [`${name}=${entry.split('=', 2)[1]?.trim() ?? 'true'}`]
  })
  return left.length === 0 ? { is: 'out' } : { is: 'set', to: left.join(',') }
}
