import { named, words, type Told } from './define.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “Since CNI plugins 1.0.0 …”, “With CNI plugins 1.2.0 it works”: the release of others, or a later one. */
const notOurs = acrossLines`
  (?<!\blinux\s(?:nodes?|workers?|hosts?|side)\b[^.;\n]{0,30})
  (?<!\b(?:since|before|until|needs?|require[sd]?|to|than)\s(?:the\s)?)
  (?<!
    (?:^|[\n.!?;:]\s{0,2}|\b(?:works?|only|fixed|gone|supported|starting)\s)(?:from|with|of|in)
    \s(?:the\s)?
  )
`
const notARange = acrossLines`
  (?!
    \.\d|\+|-(?:alpha|beta|rc)
    |\s(?:and|or)\s(?:later|newer|above|older|below|earlier)
    |\s(?:onwards?|upwards?)\b
  )
`
const between = String.raw`\s?(?:[:=(@]|\b(?:is|are|at|in|of|version|release|tag)\b)?\s?v?`
const release = String.raw`((?:0\.[6-9]|1\.\d)\.\d{1,2})\b${notARange}`

/** Releases of what makes endpoints, and what their plugin has for addresses, as people name them. */
export const pluginReleases: readonly Told[] = [
  named(
    'cniPlugins.version',
    words`
      ${notOurs}\b(?:
        (?:CNI[\s-]|containernetworking[\s/-]|reference\s)plugins?
          (?:\s(?:release|version|binar(?:y|ies)))?
        |win-(?:bridge|overlay)(?:\.exe)?(?:\splugin)?
      )${between}${release}
    `,
  ),
  // “containerd 1.6.6, plugins 1.1.1”, “win-overlay (plugins v1.4.0)”
  named(
    'cniPlugins.version',
    words`(?:^|[\n,;/(]\s{0,2})plugins\s(?:release\s|version\s)?v?((?:0\.[6-9]|1\.\d)\.\d{1,2})(?=\s{0,2}(?:$|[\n,;/).]))`,
  ),
  // “Calico blockSize 26”, “an IPAM block size of /28”.
  named(
    'calico.blockSize',
    words`
      (?<!\bIPv6\b[^.;\n]{0,30})\b(?:calico|IPAM|IP ?pool)\b[^.;\n]{0,40}?\bblock[ -]?size\b\s?
      (?:[:=]|\b(?:is|of)\b)?\s?\/?(2\d|3[0-2])\b(?!\.\d|\s(?:MB|GB|KB))
    `,
    Number,
  ),
  named(
    'windowsContainerNetworking.version',
    words`
      ${notOurs}\b(?:microsoft\/)?windows-container-networking
      (?:\s(?:plugins?|release|version|binar(?:y|ies))){0,2}${between}(0\.[23]\.\d)\b
      ${notARange}
    `,
  ),
  named(
    'azureCni.version',
    words`
      ${notOurs}\b(?:azure-vnet(?:\.exe)?|azure[\s-]cni(?:\sfor\swindows)?)
      (?:\s(?:plugin|binar(?:y|ies)))?${between}(1\.\d\.\d{1,3})\b${notARange}
    `,
  ),
  // “Amazon VPC CNI v1.10.1”, and the answer to “CNI Version”, with the build of an add-on of EKS.
  named(
    'vpcCni.version',
    words`
      ${notOurs}\b(?:(?:amazon|aws)[\s-]vpc[\s-]cni(?:[\s-]k8s)?|vpc[\s-]cni)
      (?:\s(?:plugin|add-?on))?${between}(1\.\d{1,2}\.\d{1,2}(?:-eksbuild\.\d{1,2})?)\b
      ${notARange}
    `,
  ),
  named(
    'vpcCni.version',
    words`\b(?:CNI|addon|add-on)\sversion\b[^\n\d]{0,20}(?:\n[^\n\d]{0,40})?\bv?(1\.\d{1,2}\.\d{1,2}-eksbuild\.\d{1,2})\b`,
  ),
  // “CSI Driver version: v1.16.0”
  named(
    'csiDriver.version',
    words`
      \bCSI[\s-]driver(?:\sversion)?(?:[*_]{0,2}:\s?\(use the image tag\))?[*_]{0,2}\s?[:=]
      \s{0,3}[*_]{0,2}v?(\d{1,2}\.\d{1,2}\.\d{1,2})\b${notARange}
    `,
  ),
  // “WMCO 10.15.3”, “Windows Machine Config Operator v10.15.3”
  named(
    'wmco.version',
    words`
      ${notOurs}\b(?:WMCO|windows[\s-]machine[\s-]config[\s-]operator)${between}
      (\d{1,2}\.\d{1,2}\.\d{1,2})\b${notARange}(?!\s(?:fixe[sd]|has fixed|works|solved|helped|is out)\b)
    `,
  ),
  // “csi-driver-smb v1.16.0”, by the name of its repository or chart.
  ...['smb', 'nfs'].map((kind) =>
    named(
      `csiDriver.${kind}.version`,
      words`
        ${notOurs}\bcsi-driver-${kind}(?:-(?=v\d)|(?:\s(?:chart|driver|helm|plugin)){0,2})${between}
        (\d{1,2}\.\d{1,2}\.\d{1,2})\b${notARange}(?!\s(?:fixe[sd]|has fixed|works|solved|helped)\b)
      `,
    ),
  ),
]
