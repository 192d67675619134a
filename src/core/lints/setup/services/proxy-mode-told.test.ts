import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'mail.md', text }]).findings.flatMap(({ id, severity, line }) =>
    id === 'proxy-mode-told' ? [`${severity} ${line}`] : [],
  )

test.each([
  'kube-proxy on Windows is started with proxy-mode userspace, Kubernetes 1.27.',
  'kube-proxy is running with mode ipvs on our Windows 2019 nodes.',
  'On the Windows workers kube-proxy runs in iptables mode.',
])('%s', (text) => expect(found(text)).toEqual(['warning 1']))

test.each([
  'kube-proxy on Windows is started with proxy-mode userspace, Kubernetes 1.20.',
  'kube-proxy on Windows runs in kernelspace mode.',
  'On Linux kube-proxy runs in ipvs mode, on Windows it has its own.',
  'kube-proxy runs in ipvs mode.',
  'Should kube-proxy on Windows run in iptables mode?',
  'We tried kube-proxy on Windows in userspace mode and then kube-proxy on Windows in kernelspace mode with Kubernetes 1.27.',
])('%s is no fault', (text) => expect(found(text)).toEqual([]))
