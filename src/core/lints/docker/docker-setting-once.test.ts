import { testLint } from '../../testing/test-lint.ts'
import { dockerSettingOnce } from './docker-setting-once.ts'

const setup = (
  file: object,
  command: string,
) => `PS C:\\> Get-Content C:\\ProgramData\\docker\\config\\daemon.json
${JSON.stringify(file)}
PS C:\\> (Get-ItemProperty HKLM:\\SYSTEM\\CurrentControlSet\\Services\\docker).ImagePath
${command}
`
const plain = '"C:\\Program Files\\Docker\\dockerd.exe" --run-service'

testLint(dockerSettingOnce, {
  valid: [
    { name: 'the file alone', text: setup({ hosts: ['npipe://'] }, plain) },
    { name: 'other settings', text: setup({ 'log-driver': 'json-file' }, `${plain} -H npipe://`) },
  ],
  invalid: [
    {
      name: 'hosts in both',
      text: setup({ hosts: ['tcp://0.0.0.0:2376', 'npipe://'] }, `${plain} -H npipe://`),
      messages: [/hosts stands in daemon\.json, and the service of Docker has -H/],
      severity: 'error',
    },
    {
      name: 'the folder in both',
      text: setup({ 'data-root': 'D:\\docker' }, `${plain} --data-root D:\\docker`),
      messages: [/data-root stands in daemon\.json, and the service of Docker has --data-root/],
    },
  ],
})
