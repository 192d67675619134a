import { modes } from '../../catalog/modes/index.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { ofKind } from '../../model/parsed.ts'
import { isBefore } from '../../values/version.ts'

export const kubeProxyOverlay = defineLint({
  id: 'kube-proxy-overlay',
  on: 'setup',
  summary: 'kube-proxy of an overlay network has its source VIP and its gate',
  remediation:
    'Start kube-proxy with --source-vip=<an address of the pod subnet of the node>, and on versions that leave the gate off with --feature-gates=WinOverlay=true.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }) {
    const told = observations.filter(
      ({ decision, absent }) => decision === 'networkMode' && absent !== true,
    )
    const [mode] = told
    const { gate, sourceVip } = modes.overlay
    if (!gate || !sourceVip || !mode || told.some(({ value }) => value !== modes.overlay.id))
      return []
    return ofKind(parsed, 'command-line').flatMap(
      ({ value: { program, flags, isComplete }, placeOf }): readonly LintViolation[] => {
        const has = (flag: string) => flags.some(({ name }) => name === flag)
        // A file of settings may hold both.
        if (program !== 'kube-proxy' || !isComplete || has('config')) return []
        const isOn = flags.some(
          ({ name, value = '' }) =>
            name === 'feature-gates' &&
            new RegExp(`${gate.value.name}["']?=["']?true`, 'i').test(value),
        )
        const at = {
          path: [],
          place: placeOf([]),
          also: [{ file: mode.file, line: mode.line, column: mode.column }],
          basis: 'refused' as const,
        }
        return [
          ...(has('source-vip')
            ? []
            : [
                {
                  ...at,
                  message:
                    'The network is an overlay, and kube-proxy gets no --source-vip: it stops at its start.',
                  facts: [sourceVip],
                },
              ]),
          ...(isOn || !isBefore(kubernetesVersion, gate.value.onFrom)
            ? []
            : [
                {
                  ...at,
                  message: `The network is an overlay, and the gate ${gate.value.name} is off in kube-proxy ${kubernetesVersion} unless it is turned on: it stops at its start.`,
                  facts: [gate],
                },
              ]),
        ]
      },
    )
  },
})
