import type { Scenario } from '../../../model/scenario.ts'
import { ps, psLines, psRaw } from '../../../text/powershell.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import type { ScriptBlock } from './script-block.ts'

type Proxies = Pick<Scenario, 'httpProxy' | 'httpsProxy' | 'noProxy'>

export const hasProxy = ({ httpProxy, httpsProxy }: Proxies) =>
  httpProxy !== '' || httpsProxy !== ''

/** `user:password@`, which never enters a file. */
const userInfo = /^([a-z][a-z0-9+.-]*:\/\/)?[^/@]*@/i
const wantsCredential = ({ httpProxy, httpsProxy }: Proxies) =>
  userInfo.test(httpProxy) || userInfo.test(httpsProxy)

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

/** Machine-wide variables for the services, and the options of every download of this script. */
export function proxy(scenario: Proxies): ScriptBlock {
  if (!hasProxy(scenario)) {
    return {
      code: psRaw('$webOptions = @{}'),
      why: { text: 'No proxy.', decisions: ['httpProxy', 'httpsProxy'] },
    }
  }
  const { httpProxy, httpsProxy, noProxy } = scenario
  const variables: readonly (readonly [string, string])[] = [
    ['HTTP_PROXY', withoutCredential(httpProxy)],
    ['HTTPS_PROXY', withoutCredential(httpsProxy)],
    ['NO_PROXY', noProxy.join(',')],
  ]
  const own = withoutCredential(httpsProxy === '' ? httpProxy : httpsProxy)
  const secret = wantsCredential(scenario)
  return {
    code: psLines([
      psRaw('$proxyVariables = @{}'),
      ...variables
        .filter(([, value]) => value !== '')
        .map(([name, value]) =>
          secret && name !== 'NO_PROXY'
            ? ps`$proxyVariables[${name}] = Join-ProxyCredential -Uri ${value}`
            : ps`$proxyVariables[${name}] = ${value}`,
        ),
      ps`foreach ($name in $proxyVariables.Keys) {
    $value = $proxyVariables[$name]
    if ([Environment]::GetEnvironmentVariable($name, 'Machine') -ne $value) {
        [Environment]::SetEnvironmentVariable($name, $value, 'Machine')
        Write-Warning ('{0} was set; services see it after a restart of the computer.' -f $name)
    }
    Set-Item -Path ('Env:' + $name) -Value $value
}`,
      secret
        ? ps`$webOptions = @{ Proxy = ${own}; ProxyCredential = $ProxyCredential }`
        : ps`$webOptions = @{ Proxy = ${own} }`,
    ]),
    why: {
      text: 'Behind a proxy, kubelet, runtime and downloads need these variables for the whole machine.',
      decisions: ['httpProxy', 'httpsProxy', 'noProxy'],
      sources: ['doc004'],
    },
  }
}

/** Only for a proxy that asks for a name: the services can take it from nowhere else. */
export const proxyFunctions = (scenario: Proxies): readonly ScriptBlock[] =>
  wantsCredential(scenario)
    ? [
        {
          code: ps`function Join-ProxyCredential {
    param ([string] $Uri)
    $builder = New-Object -TypeName System.UriBuilder -ArgumentList $Uri
    $login = $ProxyCredential.GetNetworkCredential()
    $builder.UserName = [Uri]::EscapeDataString($login.UserName)
    $builder.Password = [Uri]::EscapeDataString($login.Password)
    return $builder.Uri.AbsoluteUri
}`,
          why: {
            text: 'The credential comes as a parameter and is never part of a file of this zip; Windows keeps it in the registry, readable on this computer.',
            decisions: ['httpProxy', 'httpsProxy'],
          },
        },
      ]
    : []
