import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'

const { schedule } = objectLimits
const path = ['spec', 'schedule']
const descriptors = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|every \S+)$/
const field = /^[\d*?/,A-Za-z-]+$/

export const cronSchedule = defineLint({
  id: 'cron-schedule',
  on: 'manifest',
  summary: 'The schedule of a CronJob has five fields',
  remediation: 'Write minute, hour, day of the month, month and day of the week.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'CronJob',

  check({ kind, value }) {
    const text = valueAt(value, path)
    if (kind !== 'CronJob' || typeof text !== 'string') return []
    const own = text.trim().replace(/^(?:CRON_)?TZ=\S+ /, '')
    if (own === '' || isPlaceholder(own) || isLeftOpen(own) || /[<>{}$[\]]|\.\.\.|…/.test(own))
      return []
    if (own.startsWith('@') ? descriptors.test(own) : isFive(own)) return []
    const count = own.split(/\s+/).length
    return [
      {
        path,
        basis: 'refused',
        message: own.startsWith('@')
          ? `schedule is ${own.slice(0, 60)}, which is no word for a time: the API server refuses it.`
          : `schedule is "${own.slice(0, 60)}", with ${count === schedule.value.fields ? 'signs that no field has' : `${count} ${count === 1 ? 'field' : 'fields'}`}; the API server takes ${schedule.value.fields}: minute, hour, day, month and weekday.`,
        facts: [schedule],
      },
    ]
  },
})

function isFive(text: string): boolean {
  const fields = text.split(/\s+/)
  return fields.length === schedule.value.fields && fields.every((one) => field.test(one))
}
