import { testLint } from '../../testing/test-lint.ts'
import { flagListBlank } from './flag-list-blank.ts'

const nssm = (args: string) => `PS C:\\k> nssm get kubelet AppParameters\n${args}\n`

testLint(flagListBlank, {
  valid: [
    { name: 'no blank', text: nssm('--feature-gates=WinDSR=true,WinOverlay=true --v=2') },
    { name: 'quotes', text: nssm('--feature-gates="WinDSR=true, WinOverlay=true" --v=2') },
    {
      name: 'a sentence',
      text: 'The kubelet runs with --feature-gates=WinDSR=true, WinOverlay is on by itself.',
    },
  ],
  invalid: [
    {
      name: 'gates with a blank',
      text: nssm('--config=C:\\k\\c.yaml --feature-gates=WinDSR=true, WinOverlay=true --v=2'),
      messages: [/--feature-gates has a blank behind a comma.*stops at WinOverlay=true/],
      severity: 'error',
    },
    {
      name: 'the line of a native service',
      text: 'SERVICE_NAME: kubelet\n        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --windows-service --kube-reserved=cpu=1, memory=1Gi --v=2\n',
      messages: [/stops at memory=1Gi/],
    },
  ],
})
