import { jobsOfCharts } from '../../../catalog/workload/chart-values.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const chartJobsOnLinux = defineLint({
  id: 'chart-jobs-on-linux',
  on: 'setup',
  summary: 'The jobs of a chart for Linux stay off the Windows nodes like its other pods',
  remediation: 'Give the jobs of the chart the node selector too, or taint the Windows nodes.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'chart.jobsAnywhere').map((one) => {
      const jobs = String(one.value)
      return faultAt(
        placeOf(one),
        'fails',
        `${one.raw} is kept to Linux nodes, and its admission jobs are not: they take ${jobs}, and where that is empty they may start on a Windows node, so that the installation does not end.`,
        jobsOfCharts,
        {
          remediation: `Add --set ${jobs}."kubernetes\\.io/os"=linux, or taint the Windows nodes.`,
        },
      )
    }),
})
