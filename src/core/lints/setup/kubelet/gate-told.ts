import { defineLint } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { gateFault } from '../../gates/faults.ts'

export const gateTold = defineLint({
  id: 'gate-told',
  on: 'setup',
  summary: 'A component of this version knows every feature gate that a text says it has',
  remediation: 'Correct the list of feature gates, or leave the gate out.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, surroundings) {
    // A file or command line that was sent is judged itself.
    const isSent = (name: string) =>
      ofKind(parsed, 'command-line').some(({ value }) =>
        value.flags.some((flag) => flag.name === 'feature-gates' && flag.value?.includes(name)),
      ) ||
      [...ofKind(parsed, 'kubelet-config'), ...ofKind(parsed, 'kube-proxy-config')].some(
        ({ value }) =>
          nodesAt(value.value, [], ['featureGates', '*']).some(({ path }) => path.at(-1) === name),
      )
    return named(observations, 'featureGate.told').flatMap((one) => {
      const [name = '', value] = String(one.value).split('=', 2)
      const fault = isSent(name) ? undefined : gateFault(name, value, surroundings)
      return fault
        ? [{ path: [], place: placeOf(one), ...fault, basis: 'unsupported' as const }]
        : []
    })
  },
})
