import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const recognised = (text: string) =>
  diagnose([{ name: 'collected', text }]).documents.map(({ recognisedAs }) => recognisedAs)

/** What collectors write to files of their own, with the command above none of them. */
test.each([
  [
    'ctr images list',
    'REF                       TYPE   DIGEST   SIZE   PLATFORMS   LABELS\nr.io/web:1   application/vnd.docker.distribution.manifest.v2+json   sha256:1   1 MiB   windows/amd64   -',
  ],
  [
    'ctr containers list',
    'CONTAINER    IMAGE    RUNTIME    \nab12    r.io/pause:3.9    io.containerd.runhcs.v1',
  ],
  ['ctr tasks list', 'TASK    PID    STATUS    \nab12    71    RUNNING'],
  ['ctr snapshots list', 'KEY    PARENT    KIND    \nab12    sha256:1    Active'],
  [
    'ctr plugins list',
    'TYPE                  ID       PLATFORMS      STATUS    \nio.containerd.cri.v1  images   windows/amd64  ok',
  ],
  [
    'crictl ps',
    'CONTAINER   IMAGE   CREATED       STATE    NAME  ATTEMPT  POD ID  POD\nab12        cd34    2 hours ago   Running  web   0        ef56    web-1',
  ],
  [
    'arp -a',
    'Interface: 10.1.2.3 --- 0xb\n  Internet Address      Physical Address      Type\n  10.1.2.1              12-34-56-78-9a-bc     dynamic',
  ],
  [
    'netsh int ipv4 show interfaces',
    'Idx     Met         MTU          State                Name\n---  ----------  ----------  ------------  ---------------------------\n  1          75  4294967295  connected     Loopback Pseudo-Interface 1',
  ],
  [
    'Get-NetNeighbor',
    'ifIndex IPAddress    LinkLayerAddress   State     PolicyStore\n------- ---------    ----------------   -----     -----------\n11      10.1.2.1     12-34-56-78-9a-bc  Reachable ActiveStore',
  ],
  [
    'sc.exe qc',
    '[SC] QueryServiceConfig SUCCESS\n\nSERVICE_NAME: hns\n        START_TYPE         : 3   DEMAND_START\n        BINARY_PATH_NAME   : C:\\Windows\\system32\\svchost.exe -k NetSvcs -p',
  ],
  [
    'vfpctrl /list-vmswitch-port',
    'Port name         : 4B3B\n  Port friendly name: Ethernet\n  PortId            : 1',
  ],
  [
    'Get-WinEvent',
    '"TimeCreated","Id","LevelDisplayName","Message"\n"9/7/2026 7:55:02 AM","6005","Information","The Event log service was started."',
  ],
  [
    'Get-WinEvent',
    '{\n    "Id":  6005,\n    "LevelDisplayName":  "Information",\n    "Message":  "The Event log service was started."\n}',
  ],
  [
    'Get-Service',
    'Name                : csiproxy\nRequiredServices    : {}\nCanPauseAndContinue : False\nStatus              : Stopped',
  ],
  [
    'Get-HnsEndpoint',
    'IPAddress   MacAddress        IsRemoteEndpoint State\n---------   ----------        ---------------- -----\n10.42.7.11  0E-2A-0A-2A-07-0B                      3',
  ],
  [
    'hnsdiag list loadbalancers',
    '{\n  "ID": "0E1C",\n  "Policies": [\n    {\n      "Type": "ELB",\n      "VIPs": ["10.43.0.10"]\n    }\n  ]\n}',
  ],
])('%s', (command, text) => expect(recognised(text)).toEqual([`Output of ${command}`]))

test('a table of the networks of HNS that names no command', () =>
  expect(
    recognised(
      'Name   Type     ID                                   AddressPrefix\n----   ----     --                                   -------------\nCalico Overlay  AB120000-1111-4222-8333-ABCDEF012345',
    ),
  ).toEqual(['Networks of the host network service']))

test('the images that containerd holds are told', () =>
  expect(
    diagnose([
      {
        name: 'images.txt',
        text: 'REF            TYPE   DIGEST   SIZE\nr.io/web:1   application/vnd.docker.distribution.manifest.v2+json   sha256:1   1 MiB',
      },
    ]).observations,
  ).toContainEqual(expect.objectContaining({ name: 'runtime.image', value: 'r.io/web:1' })))

test('comments alone are no JSON or YAML', () =>
  expect(
    diagnose([{ name: 'hosts', text: '# one\n#\n#  10.1.2.3  web\n' }]).unread,
  ).not.toContainEqual(
    expect.objectContaining({ reason: expect.stringContaining('JSON or YAML') as string }),
  ))

test('words above a table still count', () =>
  expect(
    diagnose([
      {
        name: 'mail.txt',
        text: 'Our node runs Kubernetes 1.31.2 on Windows Server 2022.\n\nInterface: 10.1.2.3 --- 0xb\n  Internet Address      Physical Address      Type\n',
      },
    ]).observations,
  ).toContainEqual(expect.objectContaining({ name: 'windowsRelease', value: 'ltsc2022' })))
