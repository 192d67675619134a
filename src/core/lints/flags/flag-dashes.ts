import { kubeletStart } from '../../catalog/flags/kubelet-start.ts'
import { defineLint } from '../../model/lint.ts'
import { isOfKubernetes } from '../../model/parsed.ts'

const { oneDash } = kubeletStart

export const flagDashes = defineLint({
  id: 'flag-dashes',
  on: 'command-line',
  summary: 'Flags of kubelet and kube-proxy begin with two dashes',
  remediation: 'Write two dashes.',
  decisions: [],

  check({ program, flags }) {
    // flanneld takes one dash, and what a tool made of all dashes alike tells nothing.
    if (!isOfKubernetes(program) || !flags.some(({ raw }) => /^--[a-z]/i.test(raw))) return []
    return flags.flatMap(({ name, raw }, i) =>
      /^-[a-z]/i.test(raw) && !oneDash.value.some((one) => one === name)
        ? [
            {
              path: [i],
              basis: 'refused' as const,
              message: `${raw.slice(0, 60)} has one dash: ${program} reads the letters behind it as flags of their own and stops with “unknown shorthand flag: '${name.slice(0, 1)}'”.`,
              remediation: `Write --${name}.`,
              facts: [oneDash],
            },
          ]
        : [],
    )
  },
})
