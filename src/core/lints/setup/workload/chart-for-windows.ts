import { datadogChart, runnerMode } from '../../../catalog/workload/chart-values.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

const { clusterAgent, notOnWindows } = datadogChart

export const chartForWindows = defineLint({
  id: 'chart-for-windows',
  on: 'setup',
  summary: 'The values of a chart for Windows nodes ask for what it has there',
  remediation: 'Take the option out of the values for Windows nodes.',
  decisions: [],

  check: ({ observations }) => [
    // One file of values may say so for another.
    ...(named(observations, 'chart.joinsClusterAgent').length > 0
      ? []
      : named(observations, 'chart.ownClusterAgent')
    ).map((one) =>
      faultAt(
        placeOf(one),
        'fails',
        `With targetSystem: windows this release makes a cluster agent too, which exists for Linux alone and does not start on a Windows node. Install a release for Linux first, and join its cluster agent: ${clusterAgent.value.join} with its service and its token.`,
        clusterAgent,
        {
          remediation: `Set ${clusterAgent.value.join}: true, its serviceName and tokenSecretName.`,
        },
      ),
    ),
    ...named(observations, 'chart.addsLinuxContainer').map((one) =>
      faultAt(
        placeOf(one),
        'fails',
        `In the mode ${one.raw} the chart adds a privileged container of ${runnerMode.value.image}, an image of Linux, to a runner that is kept on Windows nodes: the pod does not start.`,
        runnerMode,
        {
          remediation:
            'Leave containerMode out for runners on Windows, and build images on runners with Linux.',
        },
      ),
    ),
    ...named(observations, 'chart.linuxOption').map((one) =>
      faultAt(
        placeOf(one),
        'unsupported',
        `${String(one.value)} is not supported on Windows nodes, as the chart says.`,
        notOnWindows,
      ),
    ),
  ],
})
