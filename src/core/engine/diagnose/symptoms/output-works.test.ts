import { expect, test } from 'vitest'
import { outputWorks } from './output-works.ts'

const curl = 'curl.exe -v https://TARGET'
const tested = 'Test-NetConnection APISERVER -Port 6443'
const resolved = 'Resolve-DnsName kubernetes.default.svc.cluster.local -Server COREDNS-POD-IP'

test.each([
  [curl, 'curl: (28) Failed to connect to example.com port 443 after 21045 ms: Timed out', false],
  [
    curl,
    'PS C:\\> curl.exe -v https://a.example\n* Trying 1.2.3.4\ncurl: (6) Could not resolve host: a.example',
    false,
  ],
  [curl, '> GET / HTTP/1.1\n< HTTP/1.1 200 OK\n< Server: x', true],
  [curl, 'HTTP/2 301', true],
  [curl, '* Trying 1.2.3.4:443...', undefined],
  ['kubectl exec POD -- curl.exe -v http://CLUSTER-IP:PORT', 'curl: (7) Failed to connect', false],
  [tested, 'ComputerName     : a\nTcpTestSucceeded : False', false],
  [tested, 'ComputerName     : a\nTcpTestSucceeded : True', true],
  [tested, 'WARNING: TCP connect to (10.0.0.4 : 6443) failed', false],
  [
    resolved,
    'Resolve-DnsName : kubernetes.default.svc.cluster.local : DNS name does not exist',
    false,
  ],
  [resolved, 'kubernetes.default.svc.cluster.local  A  5  Answer  10.96.0.1', true],
  [
    'Test-NetConnection APISERVER -Port 6443; w32tm /query /status',
    'TcpTestSucceeded : True',
    undefined,
  ],
  ['Get-HnsNetwork', 'curl: (28) Timed out', undefined],
] as const)('%s: %s', (command, output, works) => expect(outputWorks(command, output)).toBe(works))
