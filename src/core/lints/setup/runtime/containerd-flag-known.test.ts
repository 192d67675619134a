import { testLint } from '../../../testing/test-lint.ts'
import { containerdFlagKnown } from './containerd-flag-known.ts'

const register = (options: string) =>
  `PS C:\\> & 'C:\\Program Files\\containerd\\containerd.exe' --register-service ${options}\nPS C:\\> Start-Service containerd\n`

testLint(containerdFlagKnown, {
  valid: [
    {
      name: 'its options',
      text: register(
        String.raw`--service-name ctrd --config "C:\c\config.toml" --log-level debug --log-file C:\c\a.log --root D:\r --state D:\s`,
      ),
    },
    { name: 'a value that looks like one', text: register('--config "C:\\a --root-dir b.toml"') },
    {
      name: 'options of another program in the same line',
      text: register('; nssm install kubelet C:\\k\\kubelet.exe --root-dir=C:\\k'),
    },
    {
      name: 'advice',
      text: 'Do not call containerd.exe --register-service --root-dir D:\\a, it has no such option.\n',
    },
    {
      name: 'what somebody asks',
      text: 'Does containerd.exe --register-service --root-dir D:\\a exist on Windows?\n',
    },
  ],
  invalid: [
    {
      name: 'an option of the kubelet',
      text: register(String.raw`--root-dir D:\containerd\root`),
      messages: [/^containerd has no option --root-dir/],
      severity: 'error',
    },
    {
      name: 'in a mail',
      text: 'Command we used:\n\n    containerd.exe --register-service --config "C:\\a b\\config.toml" --rot D:\\r\n\nThe service does not come up.\n',
      messages: [/^containerd has no option --rot, but --root/],
      severity: 'error',
    },
  ],
})
