import { rke, rke2 } from '../../../catalog/distributions.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'
import { addressNotRead } from '../../rke2-address.ts'
import { proxyLeftOut } from '../../rke2-proxy.ts'
import { withoutEncapsulation } from '../../rke2-bgp.ts'
import { flannelTooEarly } from '../../rke2-flannel.ts'

const { cni, defaultCni, agentsOnly, hosts, flannelBackend, dualStack, serverPort } = rke2

export const rke2Cni = defineLint({
  id: 'rke2-cni',
  on: 'setup',
  summary: 'RKE or RKE2 is set up so that it takes Windows agents',
  remediation: `Make the cluster with cni: ${cni.value.join(' or ')}; a node cannot choose its own.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const isRke2 = named(observations, 'cluster.distribution').some(({ value }) => value === 'rke2')
    const hasWindows =
      deciding(observations, 'windowsRelease').some(({ absent }) => absent !== true) ||
      named(observations, 'node.windowsWanted').length > 0 ||
      observations.some(({ file }) => ofWindows.test(file))
    return [
      ...named(observations, 'rke.cni')
        .filter(({ value }) => value !== rke.cni.value && value !== 'none')
        // A cluster whose machines are listed may be one without Windows.
        .filter(({ subject }) => subject === undefined || hasWindows)
        .map((one) =>
          faultAt(
            placeOf(one),
            'refused',
            `The network of the cluster is ${String(one.value)}; a cluster of RKE with Windows nodes needs ${rke.cni.value}.`,
            rke.cni,
            {
              remediation: `Make a new cluster with ${rke.cni.value} and Windows support: neither can be changed later.`,
            },
          ),
        ),
      ...named(observations, 'rke.windowsNode').map((one) =>
        faultAt(
          placeOf(one),
          'unsupported',
          `The file of rke lists ${one.raw}, which runs Windows; rke sets up ${rke.listed.value} nodes alone and leaves it out.`,
          rke.listed,
          {
            remediation:
              'Take it out of the list. Windows machines join a cluster that Rancher makes with Windows support, by its registration command.',
          },
        ),
      ),
      ...(hasWindows ? named(observations, 'rke.withoutWorker') : []).map((one) =>
        faultAt(
          placeOf(one),
          'unsupported',
          'No Linux machine that is listed has the role worker; a cluster of RKE with Windows nodes needs one, for DNS, the agent of the cluster and whatever else runs on Linux alone.',
          rke.linuxWorker,
          { remediation: 'Give the role worker to a Linux machine, or add one that has it.' },
        ),
      ),
      ...named(observations, 'rke2.cni')
        .filter(({ value }) => !/\bnone\b/.test(String(value)))
        .filter(({ value }) => !cni.value.some((one) => String(value).includes(one)))
        .map((one) =>
          faultAt(
            placeOf(one),
            // Servers of a cluster that nobody said has Windows nodes are right as they are.
            hasWindows ? 'refused' : 'unsupported',
            `The servers of RKE2 use ${String(one.value)}; for Windows nodes it has ${cni.value.join(' and ')}, so a Windows agent stops with "unsupported CNI".`,
            cni,
          ),
        ),
      // Of a chart that is set up, or of pods that run.
      ...(isRke2 && hasWindows && named(observations, 'rke2.cni').length === 0
        ? named(observations, 'network.otherCni').slice(0, 1)
        : []
      ).map((one) =>
        faultAt(
          placeOf(one),
          'unsupported',
          `The network of RKE2 is ${String(one.value)}; for Windows nodes it has ${cni.value.join(' and ')}.`,
          cni,
        ),
      ),
      ...flannelTooEarly(observations),
      ...(isRke2 && deciding(observations, 'cni').length === 0
        ? named(observations, 'rke2.networkLeftOut')
        : []
      ).map((one) =>
        faultAt(
          placeOf(one),
          'unsupported',
          `The servers of RKE2 name no cni, so they take ${defaultCni.value}; for Windows nodes RKE2 has ${cni.value.join(' and ')}.`,
          defaultCni,
        ),
      ),
      ...named(observations, 'rke2.role').map((one) =>
        faultAt(
          placeOf(one),
          'refused',
          `A Windows machine is made a ${one.raw} of RKE2; there it can be an agent alone.`,
          agentsOnly,
          { remediation: 'Write rke2.exe agent service --add, and run the servers on Linux.' },
        ),
      ),
      ...(isRke2 ? named(observations, 'flannel.backend') : [])
        .filter(({ value }) => value !== flannelBackend.value.backend)
        .map((one) =>
          faultAt(
            placeOf(one),
            'unsupported',
            `Flannel has the backend ${one.raw}; the Windows agents of RKE2 have ${flannelBackend.value.backend} alone.`,
            flannelBackend,
            {
              remediation: `Set backend: ${flannelBackend.value.backend}, with VNI 4096 and port 4789.`,
            },
          ),
        ),
      ...(isRke2 ? deciding(observations, 'windowsRelease') : [])
        .filter(({ value, absent }) => absent !== true && !hosts.value.some((one) => one === value))
        .map((one) =>
          faultAt(
            placeOf(one),
            'unsupported',
            `The host is ${one.raw}; RKE2 was tested with Windows Server 2019 and 2022.`,
            hosts,
            { remediation: 'Take one of these for the agent.' },
          ),
        )
        .slice(0, 1),
      ...(isRke2
        ? [
            ...deciding(observations, 'ipFamily').filter(({ value }) => value === 'dual-stack'),
            ...(hasWindows
              ? deciding(observations, 'clusterCIDR').filter(({ value }) => isOfBoth(value))
              : []),
          ]
        : []
      )
        .slice(0, 1)
        .map((one) =>
          faultAt(
            placeOf(one),
            'unsupported',
            'The cluster has addresses of both families; RKE2 has no dual-stack with Windows agents.',
            dualStack,
            { remediation: 'Give the cluster IPv4 ranges alone.' },
          ),
        ),
      ...(isRke2 && hasWindows ? withoutEncapsulation(observations) : []),
      ...(isRke2 && hasWindows ? addressNotRead(observations) : []),
      ...(isRke2 && hasWindows ? proxyLeftOut(observations) : []),
      ...(isRke2 ? named(observations, 'rke2.server') : [])
        .filter(({ value }) => isSwapped(String(value)))
        .map((one) =>
          faultAt(
            placeOf(one),
            'fails',
            `Agents of RKE2 join at port ${serverPort.value}; the port that config.yaml names has its digits in another order, as if mistyped.`,
            serverPort,
            {
              remediation: `Write port ${serverPort.value}, unless a load balancer passes this one on.`,
            },
          ),
        ),
      ...(isRke2 ? named(observations, 'rke2.server') : [])
        .filter(({ value }) => String(value).endsWith(':6443'))
        .map((one) =>
          faultAt(
            placeOf(one),
            'fails',
            `The agent looks for its servers at port 6443, that of the API server; agents of RKE2 join at port ${serverPort.value}.`,
            serverPort,
            { remediation: `Write port ${serverPort.value}.` },
          ),
        ),
    ]
  },
})

/** A script that Windows alone runs. */
const ofWindows = /\.(?:ps1|bat|cmd)$/i

/** The digits of the port of servers, in another order. */
function isSwapped(server: string): boolean {
  const port = /:(\d{4})$/.exec(server)?.[1]
  const ordered = (digits: string) => digits.split('').toSorted().join('')
  return (
    port !== undefined && port !== serverPort.value && ordered(port) === ordered(serverPort.value)
  )
}

const isOfBoth = (ranges: unknown) => /\.[^,]*,[^,]*:|:[^,]*,[^,]*\./.test(String(ranges))
