import { serviceHelpers } from '../../catalog/flags/other-binaries.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { isBefore } from '../../values/version.ts'

const { from: first, flags: always, rotation } = serviceHelpers.logRunner
const nameOf = (flag: string) => flag.replace(/^-{1,2}/, '').split('=', 1)[0] ?? ''
const names = rotation.value.flags.map(nameOf)
const known: readonly string[] = [...always.value, ...names]

export const logRunnerFlag = defineLint({
  id: 'log-runner-flag',
  on: 'command-line',
  summary: 'kube-log-runner comes with the release, and knows the flags that it is given',
  remediation: `Leave out ${names.map((name) => `-${name}`).join(', ')}, or take kube-log-runner of ${rotation.value.from}.`,
  decisions: ['kubernetesVersion'],
  isAbout: ({ logRunner }) => logRunner !== undefined,

  check({ logRunner = [] }, { kubernetesVersion }) {
    if (isBefore(kubernetesVersion, first.value)) {
      return [
        {
          path: [],
          basis: 'unsupported',
          message: `kube-log-runner came with Kubernetes ${first.value}; ${kubernetesVersion} has none.`,
          remediation:
            'Take --log-dir or --log-file with --logtostderr=false, a service manager that writes the log, or the program of a later release.',
          facts: [first],
        },
      ]
    }
    const { from } = rotation.value
    const flags = logRunner.filter((word) => /^--?[a-z]/i.test(word))
    const unheard = flags.filter((flag) => !known.includes(nameOf(flag)))
    const early = isBefore(kubernetesVersion, from)
      ? flags.filter((flag) => names.includes(nameOf(flag)))
      : []
    const fault = (text: string, more: Pick<LintViolation, 'facts' | 'remediation'>) => ({
      path: [],
      basis: 'refused' as const,
      message: `kube-log-runner is given ${text} stops on it, and the component never starts.`,
      ...more,
    })
    return [
      ...(unheard.length > 0
        ? [
            fault(`${unheard.join(' and ')}, which no release of it knows: it`, {
              remediation: `It takes ${known.map((name) => `-${name}`).join(', ')}.`,
              facts: [always],
            }),
          ]
        : []),
      ...(early.length > 0
        ? [
            fault(
              `${early.join(' and ')}, which it knows from ${from} on; that of ${kubernetesVersion}`,
              { facts: [rotation] },
            ),
          ]
        : []),
    ]
  },
})
