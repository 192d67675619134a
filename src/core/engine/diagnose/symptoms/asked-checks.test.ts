import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const idsIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).findings.flatMap(({ id }) =>
    /^(?:guide|symptom)-/.test(id) ? [id] : [],
  )

// A check that somebody asks for is none of a load balancer.
test.each([
  'Just a health check please: this cluster cannot be replaced before spring.',
  'This is a sandbox; a health check of the load balancer is not needed. Nothing is broken.',
  'Could you do a health check of our cluster? It must not be changed.',
  'We only want a health check, nothing fails.',
  'NodePorts are not used here.',
])('no complaint of a load balancer: %s', (text) => expect(idsIn(text)).not.toContain('guide-t-06'))

test.each([
  'The health check of the load balancer fails since Monday.',
  'The HTTP health checks fail with a timeout.',
  'Health checks to the NodePort time out.',
  'The load balancer does not answer.',
  'The NodePort is not reachable.',
])('a complaint of a load balancer: %s', (text) => expect(idsIn(text)).toContain('guide-t-06'))

// A program that does not start after an update is no network that is gone.
test.each([
  ['After the update kube-proxy does not start.', ['guide-t-11']],
  ['kube-proxy does not start after the update.', ['guide-t-11']],
  ['Nach dem Update startet kube-proxy nicht.', ['guide-t-11']],
  ['Nach dem Update startet der kube-proxy-Dienst nicht.', ['guide-t-11']],
  [
    'Nach dem Update der Windows-Knoten von v1.33.5 auf v1.35.1 (Steuerungsebene: v1.35.1) startet kube-proxy nicht.',
    ['guide-t-11'],
  ],
  ['After the update the kubelet does not start.', ['guide-t-10']],
  ['Nach dem Update startet der kubelet nicht.', ['guide-t-10']],
])('%s', (text, expected) => expect(idsIn(text)).toEqual(expected))

test.each([
  'After the Windows update pods cannot reach anything.',
  'After the update kube-proxy does not start and the pods have no network.',
  'After the reboot kube-proxy does not start.',
  'Since the update nothing answers.',
])('a network that may be gone: %s', (text) => expect(idsIn(text)).toContain('guide-t-08'))

// What is not installed on Windows nodes does not land there.
test.each([
  'kube-proxy is not installed on the Windows nodes.',
  'We use Antrea 2.2.1 with proxyAll. kube-proxy is not installed on the Windows nodes.',
  'We did not install kube-proxy on the Windows nodes.',
  'The chart has not been installed on the Windows nodes.',
  'We have not installed the chart on the Windows nodes.',
  'The Linux pods are not scheduled on the Windows nodes.',
])('no Linux pods on Windows nodes: %s', (text) => {
  expect(idsIn(text)).not.toContain('symptom-tw-15')
  expect(idsIn(text)).not.toContain('guide-t-24')
})

test.each([
  'The chart installs jobs on the Windows nodes and they fail.',
  'We installed the chart and its jobs fail on the Windows nodes.',
  'Helm puts its jobs on Windows nodes and they never start.',
])('Linux pods on Windows nodes: %s', (text) => expect(idsIn(text)).toContain('symptom-tw-15'))
