import { expect, test } from 'vitest'
import { leadsToLinux, leadsToOther } from './led-to.ts'

test.each([
  'Do not put this into the kubelet config:',
  'The old kubelet config had:',
  'kubelet settings from the docs:',
  'Somebody proposed this kubelet config file:',
  'kubelet config before the migration:',
  'On another cluster (l2bridge) the file has',
  'Should we take this kubelet config?',
  'Kubernetes 1.28. Do not use:',
  'We do not use this part:',
  'Before:',
  'Vorher (bis März):',
  'For the Linux-only cluster the pool is',
])('to another: %s', (words) => expect(leadsToOther(words)).toBe(true))

test.each([
  'Our kubelet config:',
  'Part of our CNI file:',
  'This is the delegate that we have now:',
  'kubelet-config.yaml on win1',
  'What should we change in our kubelet config?',
  'The kubelet does not start with this kubelet config:',
  'The pod is not scheduled, it never starts:',
  'We had to set this in the kubelet config:',
  'Could you look at our kubelet config?',
  'I would like you to check the policies:',
  'It worked well before, with this file:',
  'We copied this part from the docs of Microsoft:',
  'The policies, based on the example of the guide:',
])('to our own: %s', (words) => expect(leadsToOther(words)).toBe(false))

test.each([
  'Kubelet config of the Linux workers',
  'kube-proxy on our Linux nodes:',
  'Linux:',
  'On Linux',
])('to that of Linux nodes: %s', (words) => expect(leadsToLinux(words)).toBe(true))

test.each([
  'kube-proxy on our Windows nodes (the Linux nodes have ipvs):',
  'Our kubelet config, same as on Linux nodes and win-1',
  'We run Linux and Windows:',
  'The file, which was made on Linux, is',
])('to that of any node: %s', (words) => expect(leadsToLinux(words)).toBe(false))
