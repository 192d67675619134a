import { describe, expect, test } from 'vitest'
import { codes, symptoms } from '../../../catalog/symptoms/index.ts'
import { resolveSource } from '../../../catalog/sources/index.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import type { Values } from '../../../model/scenario.ts'
import { matchSymptoms } from './match.ts'

const diagnose = (text: string, known: Partial<Values> = {}) =>
  matchSymptoms([{ file: 'a.log', text }], known)
const idsIn = (text: string, known: Partial<Values> = {}) =>
  diagnose(text, known).map(({ id }) => id.replace('symptom-', ''))

describe('a finding', () => {
  const text = [
    'I0903 08:15:00.000001 4321 server.go:1] started',
    'E0903 08:15:01.000001 4321 proxier.go:1137] Source Vip endpoint creation failed',
    'E0903 08:15:31.000001 4321 proxier.go:1137] Source Vip endpoint creation failed',
  ].join('\r\n')

  test('stands at its first place and names the others', () => {
    const [finding, ...others] = diagnose(text)
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      id: 'symptom-m-prx-06',
      severity: 'warning',
      basis: 'fails',
      file: 'a.log',
      line: 2,
      column: 45,
      also: [{ file: 'a.log', line: 3, column: 45 }],
    })
    expect(finding?.message).toMatch(
      /^“Source Vip endpoint creation failed”\. Possible cause, first to check: /,
    )
  })

  test('has ranked causes with check, remedy, confidence and sources', () => {
    const [finding] = diagnose(text)
    expect(finding?.causes.map(({ rank, confidence }) => [rank, confidence])).toEqual([
      [1, 'verified'],
      [2, 'inferred'],
    ])
    for (const { check, remedy } of finding?.causes ?? []) {
      expect(check).not.toBe('')
      expect(remedy).not.toBe('')
    }
    for (const ref of finding?.sources ?? []) expect(resolveSource(ref)).toBeDefined()
  })

  test('counts places of several documents', () => {
    const found = matchSymptoms(
      [
        { file: 'a.log', text },
        { file: 'b.log', text },
      ],
      {},
    )
    expect(found.map(({ also }) => also?.map(({ file }) => file))).toEqual([
      ['a.log', 'b.log', 'b.log'],
    ])
  })

  test('names fifty further places at most', () => {
    const many = 'E0903 08:15:01.000001 1 p.go:1] Source Vip endpoint creation failed\n'.repeat(200)
    expect(diagnose(many)[0]?.also).toHaveLength(50)
  })
})

describe('rows of one message', () => {
  test('a wrapper alone is told', () =>
    expect(idsIn('Warning failed to setup network for sandbox "a": surprise')).toEqual([
      'm-net-01',
    ]))

  test('a wrapper is dropped where the inner message is known', () =>
    expect(
      idsIn('failed to setup network for sandbox "a": hnsCall failed in Win32: Element not found.'),
    ).toEqual(['m-net-03']))

  test('of two wrappers the outer one is dropped', () =>
    expect(
      idsIn(
        'failed to setup network for sandbox "0e4c": plugin type="win-bridge" failed (add): error while getting network "cbr0": not found',
      ),
    ).toEqual(['m-net-28']))

  test('a wrapper of another message stays', () =>
    expect(
      idsIn(
        'Warning failed to setup network for sandbox "a": surprise\nWarning hnsCall failed in Win32: Element not found.',
      ),
    ).toEqual(['m-net-01', 'm-net-03']))

  test('a wrapper that was cut off is dropped where the same sandbox has the whole message', () => {
    const sandbox = '0f6a5dd1b7a1f4b5a3c61c4c7b0d8a7be5c9c5a9f0bd5b6ad8b3c0b0f8a9d111'
    const whole = `E0312 10:21:33.1 1 a.go:1] failed to setup network for sandbox "${sandbox}": hcnCreateEndpoint failed in Win32: The switch-port was not found. (0x803b0007)`
    const cut = (id: string) =>
      `E0312 10:21:34.1 1 b.go:1] failed to setup network for sandbox "${id}": plu`
    expect(idsIn(`${whole}\n${cut(sandbox)}`)).toEqual(['m-net-14'])
    expect(idsIn(`${whole}\n${cut(sandbox.replace('0f6a', 'ffff'))}`)).toEqual([
      'm-net-14',
      'm-net-01',
    ])
  })

  test('a wrapper with nothing inside is dropped where another line has it whole', () => {
    const whole =
      'E0312 10:21:33.1 1 a.go:1] failed to pull and unpack image "r/web:1": hcsshim::ImportLayer failed in Win32: There is not enough space on the disk. (0x70)'
    const empty = 'time="2024-03-12T10:21:34Z" level=fatal msg="failed to pull and unpack image"'
    const { length } = idsIn(whole)
    expect(idsIn(`${whole}\n${empty}`)).toEqual(idsIn(whole))
    expect(length).toBeGreaterThan(0)
    expect(idsIn(empty)).toEqual(['m-img-01'])
    expect(
      idsIn(`E0312 10:21:33.1 1 a.go:1] There is not enough space on the disk\n${empty}`),
    ).toContain('m-img-01')
  })

  test('a line that was wrapped before a word with a colon is one message', () => {
    const wide = 'docker.exe: Error response from daemon: hcsshim::PrepareLayer - failed failed in '
    expect(idsIn(`${wide}\nWin32: Incorrect function. (0x1).`)).toEqual(['c-05'])
    expect(idsIn(`${wide.trimEnd()}\nWin32: Incorrect function. (0x1).`)).toEqual(['c-05'])
    const event =
      'Failed to pull image "registry.example/shop/web:1.27.3-windowsservercore-ltsc2022": '
    expect(idsIn(`${event}\nmanifest: no match for platform in manifest`)).toEqual(['m-hcs-03'])
    expect(idsIn('hcsshim::PrepareLayer\nNote: Incorrect function.')).toEqual([])
  })

  test('the row with the most words comes first', () =>
    expect(idsIn('failed to find HNSEndpoint: web')).toEqual(['m-net-64', 'm-net-13']))

  test('a row that says less of the same message is dropped', () => {
    const notReady =
      'runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:'
    expect(
      idsIn('no network config found in C:\\cni: cni plugin not initialized: it fails'),
    ).toEqual(['s-03'])
    expect(idsIn(`${notReady}Network plugin returns error: cni plugin not initialized`)).toEqual([
      's-01',
    ])
    expect(
      idsIn(`${notReady}docker: network plugin is not ready: cni config uninitialized`),
    ).toEqual(['s-02'])
    expect(idsIn('cni config uninitialized')).toEqual(['m-cni-01'])
  })

  test('words that hold what stands behind them are dropped where that is known', () => {
    expect(
      idsIn(
        'Error registering network: failed to acquire lease: node "win-1" pod cidr not assigned',
      ),
    ).toEqual(['s-08'])
    expect(
      idsIn('Error registering network: hcnCreateNetwork failed in Win32: 参数错误。 (0x57)'),
    ).toEqual(['m-net-06'])
    expect(idsIn('Error registering network: surprise')).toEqual(['m-net-46'])
  })

  test('the end of a process is dropped where it says why beside it', () => {
    const end =
      'E0712 09:12:44.123456 4312 run.go:74] "command failed" err="failed to run Kubelet"\n'
    const reason =
      'E0712 09:12:44.1 4312 a.go:1] kubelet: unknown service runtime.v1.RuntimeService\n'
    const other = 'I0712 09:12:44.1 4312 a.go:1] fine\n'
    expect(idsIn(reason + other + end)).toEqual(['s-22'])
    expect(idsIn(reason + other.repeat(9) + end)).toEqual(['s-22', 'm-klt-05'])
    expect(idsIn(end)).toEqual(['m-klt-05'])
  })

  test('noise does not drop a wrapper', () =>
    expect(
      idsIn('Watching source file is unsupported in this build; failed to run Kubelet').toSorted(),
    ).toEqual(['m-klt-01', 'm-klt-05']))
})

describe('causes of one program are not told of another', () => {
  test.each([
    ["The term 'kubectl' is not recognized as the name of a cmdlet, function", ['r-71']],
    ["The term 'Install-RemoteAccess' is not recognized as the name of a cmdlet", ['r-60']],
    ["The term 'Get-HnsNetwork' is not recognized as the name of a cmdlet", ['m-tol-01']],
    [
      `couldn't get kubelet version: cannot execute 'kubelet --version': exec: "kubelet": executable file not found in %PATH%`,
      ['r-72'],
    ],
    [
      'misconfiguration: kubelet cgroup driver: "systemd" is different from docker cgroup driver: "cgroupfs"',
      ['r-12'],
    ],
    [
      'misconfiguration: kubelet cgroup driver: "cgroupfs" is different from docker cgroup driver: "systemd"',
      [],
    ],
  ])('%s', (text, ids) => expect(idsIn(text)).toEqual(ids))

  test('a plan outside of EKS is not told of the roles of EKS', () => {
    const [finding] = diagnose('endpoints is forbidden: User "system:node:a" cannot list')
    expect(finding?.causes[0]?.cause).not.toMatch(/EKS/)
    const [ofEks] = diagnose('endpoints is forbidden: User "system:node:a" cannot list', {
      platform: 'eks',
    })
    expect(ofEks?.causes.map(({ cause }) => cause)).toEqual([expect.stringMatching(/EKS/)])
  })

  test('a missing net-conf.json may be one of the node', () =>
    expect(
      diagnose('Failed to create SubnetManager: failed to read net conf: open C:\\x')[0]?.severity,
    ).toBe('warning'))
})

describe('codes', () => {
  test('a translated message is known by its code and component', () =>
    expect(
      idsIn('kube-proxy: hcnCreateLoadBalancer 失败: 指定的端口已存在。 (0x803b0013)'),
    ).toEqual(['m-net-18']))

  test('short ones only behind their words', () => {
    expect(idsIn('hcnCreateNetwork failed in Win32: 参数错误。 (0x57)')).toContain('m-net-06')
    expect(idsIn('hcnCreateNetwork: 参数错误。 (0x57)')).toEqual([])
  })

  test('a code of which nobody knows the cause is named, and nothing is claimed', () => {
    const [step, code] = diagnose('HNS failed with error : Unspecified error')
    expect(step).toMatchObject({ id: 'symptom-o-11', severity: 'warning' })
    expect(step?.causes).toHaveLength(1)
    expect(code).toMatchObject({ id: 'symptom-h-80004005', severity: 'info', causes: [] })
    expect(code?.message).toContain('E_FAIL')
  })

  test('words win over a code', () =>
    expect(
      idsIn('hcnCreateEndpoint failed in Win32: The endpoint was not found. (0x803b0002)'),
    ).toEqual(['m-net-13']))

  test('without a component it is told with its usual meaning', () => {
    const [finding] = diagnose('Fehler 0x803b0006 in Zeile 7')
    expect(finding).toMatchObject({
      id: 'symptom-h-803b0006',
      severity: 'info',
      line: 1,
      column: 8,
    })
    expect(finding?.message).toContain('HCN_E_ADAPTER_NOT_FOUND')
  })

  test('a mere name stands at the beginning of a word', () => {
    const known = { networkMode: 'overlay', platform: 'vsphere' } as const
    const inOverlay = (platform: 'aws' | 'on-premises') =>
      idsIn('nothing comes in on port 4789', { ...known, platform })
    expect(idsIn('nothing comes in on port 4789', known)).toContain('m-net-58')
    expect([inOverlay('aws'), inOverlay('on-premises')]).toEqual([[], []])
    expect(idsIn('Get-NetUDPEndpoint -LocalPort 4789', known)).toEqual([])
  })

  const coded = symptoms
    .filter(({ weak }) => weak !== 'name')
    .flatMap(({ id, codes: refs = [], printed }) =>
      refs.map((code) => [id, code, printed[0]?.by ?? ''] as const),
    )

  test.each(coded)('%s by %s beside its component', (id, code, component) => {
    const hex = `0x${code.slice(2).toLowerCase()}`
    for (const printed of [hex, `${Number(hex)}`, `${Number(hex) - 2 ** 32}`]) {
      expect(idsIn(`${component} xyz ${printed}`)).toContain(id.toLowerCase())
    }
  })

  test('each is told in every form', () => {
    for (const { id } of codes) {
      const value = Number.parseInt(id.slice(2), 16)
      expect(diagnose(`xyz ${value}`).length, id).toBeGreaterThan(0)
    }
  })
})

describe('causes', () => {
  const order = (text: string, known: Partial<Values>) =>
    diagnose(text, known)[0]?.causes.map(({ cause }) => cause.slice(0, 24))

  test('are in the order of the table while nothing is known', () =>
    expect(order('The wrong diskette is in the drive.', {})).toEqual([
      'An HNS object made befor',
      'On version 1903 the regi',
    ]))

  test('are lifted by what is known', () =>
    expect(order('The wrong diskette is in the drive.', { windowsRelease: '1903' })?.[0]).toBe(
      'On version 1903 the regi',
    ))

  test('are removed by what is known', () =>
    expect(order('The wrong diskette is in the drive.', { windowsRelease: 'ltsc2022' })).toEqual([
      'An HNS object made befor',
    ]))

  test('are lifted by words of the same message', () =>
    expect(
      order('could not create IP forward entry: The object already exists. hnsCall', {})?.[0],
    ).toBe('In the form with “IP for'))

  test('are lifted by what else was read, and removed by it', () => {
    const text = 'E0510 main.go:344] hnsCall failed in Win32: The parameter is incorrect. (0x57)'
    const first = (observations: readonly Observation[]) =>
      matchSymptoms([{ file: 'a.log', text }], {}, { observations })[0]?.causes[0]?.cause
    const network = (value: string) =>
      stated('hns.network.type', value, value, { file: 'b.txt', line: 1, column: 1 })
    expect(first([])).toMatch(/^A value of the request is empty/)
    expect(first([network('nat')])).toMatch(/^A value of the request is empty/)
    expect(first([network('L2Bridge')])).toMatch(/belongs to another HNS network/)

    const addresses = '0/2 nodes are available: 1 Insufficient vpc.amazonaws.com/PrivateIPv4Address'
    const causes = (observations: readonly Observation[]) =>
      matchSymptoms([{ file: 'a.log', text: addresses }], {}, { observations })[0]?.causes.length
    const capacity = stated('node.capacity.privateIPv4Address', '9', '9', {
      file: 'b.txt',
      line: 1,
      column: 1,
    })
    expect([causes([]), causes([capacity])]).toEqual([2, 1])
  })

  test('none left is information', () => {
    const [finding] = diagnose('experimental.windows.kubernetes.io/isolation-type: hyperv', {
      containerRuntime: 'docker',
      kubernetesVersion: '1.25',
    })
    expect(finding).toBeUndefined()
  })
})

describe('severity', () => {
  const severity = (text: string, known: Partial<Values> = {}) => diagnose(text, known)[0]?.severity

  const gate = 'panic: WinOverlay feature gate not enabled'

  test('warning while the setup is not known', () => expect(severity(gate)).toBe('warning'))

  test('error where the setup leaves one verified cause and speaks for it', () => {
    expect(severity(gate, { kubernetesVersion: '1.18' })).toBe('error')
    expect(severity(gate, { networkMode: 'overlay' })).toBe('error')
  })

  test('warning where other causes are left, or the cause is inferred', () => {
    expect(severity('The wrong diskette is in the drive', { windowsRelease: '1903' })).toBe(
      'warning',
    )
    expect(
      severity('endpointslices.discovery.k8s.io is forbidden: User "system:node:n1"', {
        kubernetesVersion: '1.30',
      }),
    ).toBe('warning')
  })

  test('information for noise', () =>
    expect(severity('Unable to get cpu perf counter data')).toBe('info'))

  test('information for words of good starts, a warning once they repeat', () => {
    const line =
      'E0903 08:15:01.000001 1 p.go:1] Unable to find HNS Network specified by cbr0. Please check network name and CNI deployment\n'
    const later = 'I0903 08:15:02.000001 1 config.go:188] "Starting service config controller"\n'
    expect(severity(line + later)).toBe('info')
    expect(severity(line.repeat(12) + later)).toBe('warning')
  })

  test('a warning where the log ends with words of good starts, or nothing but them is quoted', () => {
    const words =
      'Unable to find HNS Network specified by cbr0. Please check network name and CNI deployment'
    const entry = `E0903 08:15:01.000001 1 p.go:1] ${words}\n`
    const other = 'I0903 08:15:00.000001 1 flags.go:64] FLAG: --v="4"\n'
    expect(severity(other + entry + entry)).toBe('warning')
    expect(severity(`We see this:\n\n${words}\n\nCan you help?\n`)).toBe('warning')
    expect(severity(entry + other)).toBe('info')
    const ready = {
      name: 'node.status',
      decision: null,
      value: 'Ready',
      raw: 'Ready',
      file: 'b.txt',
      line: 2,
      column: 1,
    } as const
    const [old] = matchSymptoms([{ file: 'a.txt', text: entry }], {}, { observations: [ready] })
    expect(old?.severity).toBe('info')
  })

  test('a warning where Kubernetes counted many events', () => {
    const event = (age: string) =>
      `  Warning  Unhealthy  ${age}  kubelet  Readiness probe failed: Get "http://10.42.5.12:8080/health": dial tcp 10.42.5.12:8080: connectex: No connection could be made because the target machine actively refused it.\n`
    expect(severity(event('39s'))).toBe('info')
    expect(severity(event('39s (x2 over 50s)'))).toBe('info')
    expect(severity(event('39s (x19 over 9m)'))).toBe('warning')
  })

  test('a warning where a condition of the node says so', () => {
    const words =
      'container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized'
    expect(
      severity(
        `E0903 08:14:42.300000 4321 kubelet.go:2900] ${words}\nI0903 08:14:43.000000 4321 csi_plugin.go:100] ready\n`,
      ),
    ).toBe('info')
    expect(severity(`  Ready  False  Tue, 03 Sep 2024  KubeletNotReady  ${words}`)).toBe('warning')
    expect(severity(`  - message: '${words}'\n    reason: KubeletNotReady`)).toBe('warning')
    expect(severity(`{ "message": "${words}",\n  "reason": "KubeletNotReady" }`)).toBe('warning')
  })

  test('a name or setting is not told unless the setup speaks for it', () => {
    expect(diagnose('externalTrafficPolicy: Local')).toEqual([])
    expect(severity('externalTrafficPolicy: Local', { directServerReturn: false })).toBe('info')
  })
})

test('nothing comes of nothing', () => {
  for (const text of ['', '\n\n', '\u0000\uFFFF', 'a'.repeat(100_000), '{'.repeat(10_000)]) {
    expect(diagnose(text)).toEqual([])
  }
})
