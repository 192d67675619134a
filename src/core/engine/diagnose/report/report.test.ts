import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { report } from './report.ts'

const sent = [
  {
    name: '/home/kim/acme/describe.txt',
    text: `root@build7:~# kubectl get nodes -o wide
NAME       STATUS   ROLES    AGE   VERSION   INTERNAL-IP    EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
ACMEWIN3   Ready    <none>   2m    v1.27.1   10.31.7.44     <none>        Windows Server 2019 Datacenter   10.0.17763.4377    containerd://1.6.21
root@build7:~# kubectl get events -n payroll
Warning  FailedCreatePodSandBox  pod/ledger-5d9  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "a": plugin type="win-overlay" failed (add): error while hcn.CreateEndpoint: hcnCreateEndpoint failed in Win32: The network was not found. (0x803b0001) on acmewin3.corp.acme.com, api https://k8s.acme.com:6443, pod "ledger-5d9_payroll", password=hunter2hunter2
`,
  },
]
const diagnosis = diagnose(sent)

describe('report', () => {
  test('has the parts that SIG Windows asks for, in order', () => {
    const titles = [...report(diagnosis).matchAll(/^## (.*)$/gm)].map(([, title]) => title)
    expect(titles.slice(0, 6)).toEqual([
      'What happened',
      'Kubernetes version (kubectl version)',
      'Environment details: cloud provider, OS, networking, container runtime',
      'Detailed steps to reproduce the problem',
      'Relevant logs',
      'Findings',
    ])
    expect(report(diagnosis)).toMatch(/\n\/sig windows\n$/)
  })

  test('begins with how much was found, and the gravest of it', () => {
    expect(report(diagnosis)).toMatch(/^# .*\n\n\*\*Found: .*\d (?:error|warning)s?.*\.\*\* \S/)
    expect(report(diagnose([{ name: 'a.txt', text: 'Hello' }]))).not.toContain('Found:')
  })

  test('names the system of a node beside its build, and says whose each range is', () => {
    const text = report(
      diagnose([
        ...sent,
        { name: 'a.txt', text: 'pod CIDR 10.244.0.0/16, service CIDR 10.96.0.0/12' },
      ]),
    )
    expect(text).toMatch(/^\| OS of the node \| Windows Server 2019 Datacenter \|/m)
    expect(text).toMatch(/^\| Build of the node \| 10\.0\.17763\.4377 \|/m)
    expect(text).toMatch(
      /ranges \| Service range 10\.96\.0\.0\/12, Pod range [^|,]*10\.244\.0\.0\/16 \|/,
    )
  })

  test('names a distribution once, however many signs of it there are', () => {
    const text =
      'rke2 version v1.28.9+rke2r1\n\n/var/lib/rancher/rke2/agent\n\nC:\\var\\lib\\rancher\\rke2\\bin\n'
    expect(report(diagnose([{ name: 'a.log', text }]))).toMatch(/distribution \| rke2[^,|]*\|/i)
  })

  test('quotes the line of a known message, without its secret', () => {
    expect(report(diagnosis)).toContain('hcnCreateEndpoint failed in Win32')
    for (const pseudonyms of [false, true]) {
      expect(report(diagnosis, { pseudonyms })).not.toContain('hunter2')
    }
  })

  test('lists the first places of a fault, and counts the others', () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
      name: `${name}.ps1`,
      text: 'kubelet.exe --no-such-flag=1\n',
    }))
    const text = report(diagnose(files))
    expect(text).toContain('(a.ps1:1, b.ps1:1, c.ps1:1, d.ps1:1 and 2 more)')
    expect(text.match(/^- .*no-such-flag/gm)).toHaveLength(1)
  })

  test('tells no check from no fault', () => {
    const of = (text: string) => report(diagnose([{ name: 'a.txt', text }]))
    expect(of('Hello, it does not work any more.')).toContain('No check is about what was sent')
    expect(of('kube-proxy.exe --proxy-mode=kernelspace\n')).toMatch(
      /Checks that ran on what was sent: [1-9]\d*\. None found a fault/,
    )
  })

  test('names nobody where names are to be replaced', () => {
    const text = report(diagnosis, { pseudonyms: true })
    expect(text).not.toMatch(/acme|10\.31\.7|kim|ledger|payroll/i)
    expect(text).toContain('NODE-1')
    expect(text).toContain('Windows Server 2019')
    expect(text).toContain('10.0.17763.4377')
    expect(report(diagnosis)).toContain('ACMEWIN3')
  })
})

describe('pseudonyms', () => {
  const replace = () => createPseudonyms([], [])

  test('are the same for the same name, and others for others', () => {
    const of = replace()
    expect(of('a.acme.com b.acme.com a.acme.com')).toBe(
      'host-1.domain-1.example host-2.domain-1.example host-1.domain-1.example',
    )
    expect(of('acr.azurecr.io/team/app:1.2 and acr.azurecr.io/team/app:1.3')).toBe(
      'registry.example/image-1:1.2 and registry.example/image-1:1.3',
    )
  })

  test('of private addresses keep the range, the last octet and shared prefixes', () => {
    const of = replace()
    const [pod = '', one = '', two = '', far = ''] = of(
      '10.244.0.0/16 10.244.3.2 10.244.3.10 10.96.0.10',
    ).split(' ')
    expect(pod).toMatch(/^10\.\d+\.0\.0\/16$/)
    const second = pod.split('.')[1]
    expect(one.split('.').slice(0, 2)).toEqual(['10', second])
    expect(two.split('.').slice(0, 3)).toEqual(one.split('.').slice(0, 3))
    expect([one, two, far].map((text) => text.split('.')[3])).toEqual(['2', '10', '10'])
    expect(far.split('.')[1]).not.toBe(second)
    expect(of('192.168.4.0/24')).toMatch(/^192\.168\.\d+\.0\/24$/)
    expect(of('172.20.1.9')).toMatch(/^172\.(?:1[6-9]|2\d|3[01])\.\d+\.9$/)
    expect(of('10.0.0.0/8 10.96.0.0/12')).toMatch(/^10\.0\.0\.0\/8 10\.\d+\.0\.0\/12$/)
  })

  test('of a range hold its addresses', () => {
    const of = replace()
    const [range = '', address = ''] = of('10.96.0.0/12 10.111.4.1').split(' ')
    const start = Number(range.split('.')[1])
    const octet = Number(address.split('.')[1])
    expect(start % 16).toBe(0)
    expect(octet - (octet % 16)).toBe(start)
  })

  test('of other addresses are those for documentation', () =>
    expect(replace()('20.50.1.7 and 2603:1030::7')).toBe('203.0.113.1 and 2001:db8::2'))

  test('of a host leave the words that components have as well', () => {
    const of = replace()
    expect(of('calico.acme.com runs Calico')).toBe('calico.domain-1.example runs Calico')
    expect(of('https://flannel.acme.com, Flannel, flannel')).toBe(
      'https://flannel.domain-1.example, Flannel, flannel',
    )
  })

  test.each([
    'flannel.alpha.coreos.com/backend-type of Flannel',
    'mcr.microsoft.com/windows/servercore:ltsc2022',
    'registry.k8s.io/pause:3.9',
    'nginx:1.25',
    'main.go:210] kubelet.exe C:\\k\\config 10.0.17763.1339 v1.6.11.1 169.254.12.3 127.0.0.1',
    'kubernetes.io/os node.kubernetes.io/windows-build svc.cluster.local 255.255.0.0',
    'hcsshim::CreateComputeSystem at 12:34:56.123 E0306 16:43:21.218797',
  ])('keep %s', (text) => expect(replace()(text)).toBe(text))

  test.each([
    [String.raw`\\files.acme.com\share`, /acme|files/],
    [String.raw`C:\Users\kim.lee\k`, /kim/],
    ['kim@acme.com', /kim|acme/],
    ['00:15:5D:01:02:03', /5D/],
    ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', /3f25/],
    ['https://prod-1a2b.hcp.eastus.azmk8s.io:443', /prod/],
    ['User "system:node:acmewin3" cannot list', /acme/],
  ])('replace %s', (text, never) => expect(createPseudonyms([], [text])(text)).not.toMatch(never))
})

describe('the words of the sender', () => {
  const mail =
    'Hi, since the last update our Windows pods on aks-win stay in ErrImagePull. Regards, Kim\nKubernetes: 1.29'
  const words = (text: string, pseudonyms = false) => {
    const all = report(diagnose([{ name: 'mail.txt', text }]), { pseudonyms })
    return all.slice(all.indexOf('## What happened'), all.indexOf('## Kubernetes version'))
  }

  test('are quoted as what happened', () =>
    expect(words(mail)).toContain('> Hi, since the last update our Windows pods'))

  test('hold names, so that a report without names leaves them out', () =>
    expect(words(mail, true)).not.toContain('>'))

  test('are neither settings nor what programs print', () =>
    expect(
      words(
        'Kubernetes: 1.29\nE0306 16:43:21.218797 2576 main.go:9] Error registering network: failed to acquire the lease\nNAME STATUS ROLES AGE VERSION\nwin-1 Ready <none> 2m v1.27.1\n$ kubectl get pods -n shop -o wide\n',
      ),
    ).not.toContain('>'))

  test('are masked', () =>
    expect(words('We tried to join this node with --token abcdef.0123456789abcdef again')).toMatch(
      /^> We tried .*\*\*\*/m,
    ))
})

test('a plugin that follows from its file is named', () =>
  expect(
    report(
      diagnose([
        {
          name: 'net-conf.json',
          text: '{"Network":"10.244.0.0/16","Backend":{"Type":"vxlan","VNI":4096,"Port":4789}}',
        },
      ]),
    ),
  ).toContain('| Network plugin | Flannel (follows from the rest) |'))
