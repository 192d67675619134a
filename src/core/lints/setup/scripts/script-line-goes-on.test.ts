import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { scriptLineGoesOn } from './script-line-goes-on.ts'

const script = (...lines: readonly string[]) => `$node = hostname\n${lines.join('\n')}\n`

const batch = (...lines: readonly string[]) => `@echo off\n${lines.join('\n')}\n`

testLint(scriptLineGoesOn, {
  valid: [
    {
      name: 'a caret on each line of a batch file',
      text: batch(
        'C:\\k\\kubelet.exe --v=2 ^',
        '  --cluster-domain=a.local ^',
        '  --node-ip=10.0.0.1',
      ),
    },
    {
      name: 'blanks behind all carets, as copies have them',
      text: batch(
        'C:\\k\\kubelet.exe --v=2 ^ ',
        '  --cluster-domain=a.local ^ ',
        '  --node-ip=10.0.0.1',
      ),
    },
    {
      name: 'another program',
      text: batch('C:\\k\\tool.exe --v=2 ^', '  --a=b ^ ', '  --c=d'),
    },
    {
      name: 'a backtick on each line',
      text: script('C:\\k\\kubelet.exe --v=2 `', '  --cluster-domain=a.local `', '  --port=1'),
    },
    {
      name: 'a text in quotes over several lines',
      text: script(
        '$all = "C:\\k\\kubelet.exe --v=2',
        '  --cluster-domain=a.local `',
        '  --port=1"',
      ),
    },
    {
      name: 'a list',
      text: script('$all = @("--v=2",', '  "--port=1")', 'C:\\k\\kubelet.exe $all'),
    },
    {
      name: 'blanks behind all of them, as copies have it',
      text: script('C:\\k\\kubelet.exe --v=2 ` ', '  --cluster-domain=a.local ` ', '  --port=1'),
    },
    {
      name: 'a line that a terminal broke',
      text: script('C:\\k\\kubelet.exe --v=2 --cluster-domain=a.local', '--port=1'),
    },
    {
      name: 'a command for Linux beside it',
      text: script('# on the master:', 'sudo kubeadm join 10.0.0.4:6443 \\', '  --token abc'),
    },
    {
      name: 'another program',
      text: script('C:\\k\\tool.exe --v=2 `', '  --a=1', '  --b=2'),
    },
  ],
  invalid: [
    {
      name: 'a blank behind a caret',
      text: batch(
        'C:\\k\\kubelet.exe --v=2 ^',
        '  --cluster-domain=a.local ^ ',
        '  --node-ip=10.0.0.1 ^',
        '  --kubeconfig=C:\\k\\config',
      ),
      messages: [/A blank stands behind the caret: the command ends here/],
      severity: 'warning',
    },
    {
      name: 'one line without a backtick',
      text: script('C:\\k\\kubelet.exe --v=2 `', '  --cni-bin-dir="C:\\k\\cni"', '  --port=1'),
      messages: [/ends without a backtick/],
      severity: 'warning',
    },
    {
      name: 'a blank behind one',
      text: script('& kube-proxy.exe --v=4 ` ', '  --proxy-mode=kernelspace `', '  --port=1'),
      messages: [/blank stands behind/],
    },
    {
      name: 'a backslash',
      text: script(
        'kubeadm join 10.0.0.4:6443 --token abc \\',
        '    --cri-socket npipe:////./pipe/a',
      ),
      messages: [/backslash/],
    },
    {
      name: 'a script that a script writes',
      text: script(
        '$start = @"',
        'flanneld.exe --iface=1.2.3.4 `',
        '  --ip-masq',
        '  --kube-subnet-mgr',
        '"@',
      ),
      messages: [/ends without a backtick/],
    },
  ],
})

test('long texts take no time', () => {
  const text = `$a = 1\nkubelet.exe --v=2 \`\n${'  --a=1\n'.repeat(20_000)}`
  expect(diagnose([{ name: 'a.ps1', text }]).findings.length).toBeGreaterThan(0)
})
