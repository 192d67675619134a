import { serviceHelpers } from '../../catalog/flags/other-binaries.ts'
import { defineLint } from '../../model/lint.ts'
import { isBefore } from '../../values/version.ts'

const { rotation } = serviceHelpers.logRunner
const names = rotation.value.flags.map((flag) => flag.split('=', 1)[0] ?? flag)

export const logRunnerFlag = defineLint({
  id: 'log-runner-flag',
  on: 'command-line',
  summary: 'kube-log-runner knows the flags that it is given',
  remediation: `Leave out ${names.join(', ')}, or take kube-log-runner of ${rotation.value.from}.`,
  decisions: ['kubernetesVersion'],
  isAbout: ({ logRunner }) => logRunner !== undefined,

  check({ logRunner = [] }, { kubernetesVersion }) {
    const { from } = rotation.value
    const early = logRunner.filter((flag) =>
      names.some((name) => flag.replace(/^--/, '-').split('=', 1)[0] === name),
    )
    if (early.length === 0 || !isBefore(kubernetesVersion, from)) return []
    return [
      {
        path: [],
        basis: 'refused',
        message: `kube-log-runner is given ${early.join(' and ')}, which it knows from ${from} on; that of ${kubernetesVersion} stops on it, and the component never starts.`,
        facts: [rotation],
      },
    ]
  },
})
