import { catalog } from '../../../catalog/catalog.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'
import type { Platform } from '../../../catalog/platforms/define.ts'
import { parts } from '../../cni/cni-parts.ts'
import { ps, psLines, psRaw } from '../../../text/powershell/powershell.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import type { ScriptBlock } from './script-block.ts'

type Proxies = Pick<Scenario, 'httpProxy' | 'httpsProxy' | 'noProxy'>

/** What the variables of the proxy follow from. */
export const proxyDecisions = [
  'httpProxy',
  'httpsProxy',
  'noProxy',
  'apiServerEndpoint',
  'nodeIP',
  'managementSubnet',
  'clusterCIDR',
  'serviceCIDR',
  'clusterDomain',
  'platform',
] as const satisfies readonly DecisionId[]

export type ProxyScenario = Pick<Scenario, (typeof proxyDecisions)[number]>

export const hasProxy = ({ httpProxy, httpsProxy }: Pick<Scenario, 'httpProxy' | 'httpsProxy'>) =>
  httpProxy !== '' || httpsProxy !== ''

/** `user:password@`, which never enters a file. */
const userInfo = /^([a-z][a-z0-9+.-]*:\/\/)?[^/@]*@/i
const wantsCredential = ({ httpProxy, httpsProxy }: Proxies) =>
  userInfo.test(httpProxy) || userInfo.test(httpsProxy)

/** The address of a proxy without its user and password. */
export const withoutCredential = (proxy: string) =>
  proxy.replace(userInfo, (_, scheme: string | undefined) => scheme ?? 'http://')

/** A proxy that asks for a name gets it from the operator when the script runs. */
export const proxyParameters = (scenario: Proxies): readonly Parameter[] =>
  wantsCredential(scenario)
    ? [
        {
          name: 'ProxyCredential',
          type: '[pscredential]',
          mandatory: true,
          set: 'Host',
          help: 'User name and password of the proxy',
        },
      ]
    : []

const platforms: Readonly<Record<Scenario['platform'], Platform>> = catalog.platforms

/** What is asked directly: the proxy knows no address of the cluster. */
function directAddresses(scenario: ProxyScenario): readonly string[] {
  const { noProxy, apiServerEndpoint, nodeIP, managementSubnet, clusterCIDR, serviceCIDR } =
    scenario
  const inCluster = [
    apiServerEndpoint.text.replace(/:\d+$/, ''),
    ...parts(nodeIP.text),
    ...parts(managementSubnet.text),
    ...parts(clusterCIDR.text),
    ...parts(serviceCIDR.text),
    '.svc',
    `.${scenario.clusterDomain}`,
    ...(platforms[scenario.platform].reserved?.value ?? []),
  ]
  return [...new Set([...noProxy, 'localhost', '127.0.0.1', ...inCluster])].filter(
    (one) => one !== '' && one !== '.',
  )
}

/** Machine-wide variables for the services; gives the options of every download. */
export function proxyFunction(scenario: ProxyScenario): readonly ScriptBlock[] {
  if (!hasProxy(scenario)) return []
  const { httpProxy, httpsProxy } = scenario
  const variables: readonly (readonly [string, string])[] = [
    ['HTTP_PROXY', withoutCredential(httpProxy)],
    ['HTTPS_PROXY', withoutCredential(httpsProxy)],
  ]
  const own = withoutCredential(httpsProxy === '' ? httpProxy : httpsProxy)
  const secret = wantsCredential(scenario)
  return [
    ...(secret ? [joinCredential] : []),
    {
      code: psLines([
        psRaw('function Set-NodeProxy {'),
        secret ? psRaw('    param ([pscredential] $Credential)') : undefined,
        ps`    $variables = @{ NO_PROXY = ${directAddresses(scenario).join(',')} }`,
        ...variables
          .filter(([, value]) => value !== '')
          .map(([name, value]) =>
            secret
              ? ps`    $variables[${name}] = Join-ProxyCredential -Uri ${value} -Credential $Credential`
              : ps`    $variables[${name}] = ${value}`,
          ),
        ps`    foreach ($name in $variables.Keys) {
        $value = $variables[$name]
        if ([Environment]::GetEnvironmentVariable($name, 'Machine') -ne $value) {
            [Environment]::SetEnvironmentVariable($name, $value, 'Machine')
            Write-Warning ('{0} was set; services see it after a restart of the computer.' -f $name)
            $script:restart = $true
        }
        Set-Item -Path ('Env:' + $name) -Value $value
    }`,
        secret
          ? ps`    return @{ Proxy = ${own}; ProxyCredential = $Credential }
}`
          : ps`    return @{ Proxy = ${own} }
}`,
      ]),
      why: {
        text: 'Behind a proxy, kubelet, runtime and downloads need these variables for the whole machine. The addresses of the cluster are asked directly.',
        decisions: proxyDecisions,
        sources: ['doc004', 'go-httpproxy', 'github kubernetes/kubernetes/issues/52792'],
      },
    },
  ]
}

/** The call; `$restart` becomes true where services do not see the variables yet. */
export function setProxy(scenario: ProxyScenario): ScriptBlock {
  if (!hasProxy(scenario)) {
    return {
      code: psRaw('$webOptions = @{}'),
      why: { text: 'No proxy.', decisions: ['httpProxy', 'httpsProxy'] },
    }
  }
  return {
    code: wantsCredential(scenario)
      ? psRaw('$webOptions = Set-NodeProxy -Credential $ProxyCredential')
      : psRaw('$webOptions = Set-NodeProxy'),
    why: {
      text: 'The variables of the proxy, and the options of every download of this script.',
      decisions: ['httpProxy', 'httpsProxy', 'noProxy'],
    },
  }
}

/** Only for a proxy that asks for a name: the services can take it from nowhere else. */
const joinCredential: ScriptBlock = {
  code: ps`function Join-ProxyCredential {
    param ([string] $Uri, [pscredential] $Credential)
    $builder = New-Object -TypeName System.UriBuilder -ArgumentList $Uri
    $login = $Credential.GetNetworkCredential()
    $builder.UserName = [Uri]::EscapeDataString($login.UserName)
    $builder.Password = [Uri]::EscapeDataString($login.Password)
    return $builder.Uri.AbsoluteUri
}`,
  why: {
    text: 'The credential comes as a parameter and is never part of a file of this zip; Windows keeps it in the registry, readable on this computer.',
    decisions: ['httpProxy', 'httpsProxy'],
  },
}
