import { testLint } from '../../testing/test-lint.ts'
import { cronSchedule } from './cron-schedule.ts'

const job = (schedule: string) => ({
  apiVersion: 'batch/v1',
  kind: 'CronJob',
  metadata: { name: 'a' },
  spec: {
    schedule,
    jobTemplate: {
      spec: {
        template: { spec: { restartPolicy: 'Never', containers: [{ name: 'a', image: 'b' }] } },
      },
    },
  },
})

testLint(cronSchedule, {
  valid: [
    { name: 'five fields', document: job('*/15 2-4,6 ? jan-MAR MON-FRI') },
    { name: 'a word', document: job('@hourly') },
    { name: 'a time that comes again', document: job('@every 1h30m') },
    { name: 'a zone', document: job('TZ=Europe/Berlin 0 3 * * *') },
    { name: 'a template', document: job('{{ .Values.schedule }}') },
  ],
  invalid: [
    {
      name: 'four fields',
      document: job('*/15 * * *'),
      messages: [/with 4 fields; the API server takes 5/],
      severity: 'error',
    },
    {
      name: 'seconds before it',
      document: job('0 0 3 * * *'),
      messages: [/with 6 fields/],
      severity: 'error',
    },
    {
      name: 'a word of something else',
      document: job('@reboot'),
      messages: [/is @reboot, which is no word for a time/],
      severity: 'error',
    },
  ],
})
