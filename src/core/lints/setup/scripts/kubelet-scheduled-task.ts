import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { isAtLeast } from '../../../values/version.ts'

const { taskLimit, taskRights, elevatedFrom } = kubeletStart

export const kubeletScheduledTask = defineLint({
  id: 'kubelet-scheduled-task',
  on: 'setup',
  summary: 'A scheduled task runs a part of the node without an end, and the kubelet elevated',
  remediation: 'Register the program as a service of Windows, which runs as LocalSystem.',
  decisions: ['kubernetesVersion'],

  check({ observations }, { kubernetesVersion }) {
    const ends = named(observations, 'scheduledTask.timeLimit').map((one): LintViolation => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported',
      message: `The task that runs ${String(one.value)} has no -${taskLimit.value.option} of its own: Windows ends a task ${taskLimit.value.hours} hours after its trigger started it.`,
      remediation: `Give its settings -${taskLimit.value.option} ([TimeSpan]::Zero), or make it a service.`,
      facts: [taskLimit],
    }))
    if (!isAtLeast(kubernetesVersion, elevatedFrom.value)) return ends
    return [
      ...ends,
      ...named(observations, 'scheduledTask.limited')
        .filter(({ value }) => value === 'kubelet')
        .map((one): LintViolation => ({
          path: [],
          place: placeOf(one),
          basis: 'refused',
          message: `The task runs the kubelet with limited rights; from ${elevatedFrom.value} on it stops where its process is not elevated.`,
          remediation: `Let SYSTEM run it, or write -${taskRights.value.option} ${taskRights.value.highest} for an administrator.`,
          facts: [taskRights],
        })),
    ]
  },
})
