import { catalog } from '../../../catalog/catalog.ts'
import type { CniPlugin } from '../../../catalog/cni/define.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps } from '../../../text/powershell/powershell.ts'
import type { ScriptBlock } from '../prepare/script-block.ts'

/** Deletes the job with which the plugin cleans up at each start. */
export function startJob({ cni }: Pick<Scenario, 'cni'>): readonly ScriptBlock[] {
  const { startJob: job }: CniPlugin = catalog.cni[cni]
  if (!job) return []
  return [
    {
      code: ps`if ((Get-ScheduledJob -Name ${job.value} -ErrorAction SilentlyContinue) -and $PSCmdlet.ShouldProcess(${job.value}, 'Delete the job')) {
    Unregister-ScheduledJob -Name ${job.value} -Force
}`,
      why: {
        text: 'At the next start nothing shall clean up for an agent that is gone.',
        decisions: ['cni'],
        sources: job.sources,
      },
    },
  ]
}
