import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

const { computerName } = nodeSettings
const flag = 'hostname-override'

export const computerNameCut = defineLint({
  id: 'computer-name-cut',
  on: 'setup',
  summary: 'A long name of a node is not taken from $env:COMPUTERNAME',
  remediation:
    'Take the name from hostname, in lower case, as the kubelet does, or write it as kubectl get nodes shows it.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const { longest } = computerName.value
    const names = [
      ...deciding(observations, 'nodeName'),
      ...named(observations, 'host.name'),
    ].filter(({ subject }) => !subject?.startsWith('linux '))
    const [long] = names.filter(({ value }) => hostOf(value).length > longest)
    // Of several nodes, the line may be that of another one.
    if (!long || names.some(({ value }) => hostOf(value).length <= longest)) return []
    return ofKind(parsed, 'command-line')
      .flatMap(({ value: { program, flags }, placeOf: at }) =>
        flags.flatMap((one, i) =>
          one.name === flag && /computername/i.test(one.value ?? '')
            ? [{ program, place: at([i]) }]
            : [],
        ),
      )
      .slice(0, 1)
      .map(({ program, place }) => ({
        path: [],
        place,
        also: [placeOf(long)],
        basis: 'unsupported',
        message: `${program ?? 'The component'} takes its name from COMPUTERNAME, which holds ${longest} characters: ${hostOf(long.value).slice(0, longest).toUpperCase()}. The host is ${String(long.value)}, and under that name the kubelet registers it by itself.`,
        facts: [computerName],
      }))
  },
})

const hostOf = (value: unknown) => String(value).split('.', 1)[0] ?? ''
