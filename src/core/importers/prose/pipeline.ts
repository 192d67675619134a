const runner =
  /^[ \t]*(?:-[ \t]*)?(?:vmImage|runs-on|os|image|labels?|tags?)["']?[ \t]*:[ \t]*(?:\[[\w ,."'-]{0,200})?["']?windows-20\d\d/i

/** The machine on which a pipeline builds, `vmImage: windows-2022`, is no node. */
export const isOfPipeline = (line: string, raw: string): boolean =>
  /^windows-20\d\d$/.test(raw) && runner.test(line)

const notOfCluster = String.raw`(?:(?!\b(?:nodes?|hosts?|workers?|clusters?|pods?)\b)[^.;\n])`
/** “When we built the image, we used …”, “the build server runs …”. */
const builder = new RegExp(
  String.raw`\b(?:(?:build(?:ing|s)?|built)\s(?:\w{1,12}\s){0,4}images?\b${notOfCluster}{0,40}?\s(?:on|using|used|was|is|with)|(?:jenkins|gitlab|github|azure devops|teamcity|bamboo|CI|build)\s(?:agent|runner|machine|server|host|node)s?\s?:(?:\s[\w-]{1,12}){0,2}|build\s(?:machine|server|agent|box|runner|vm|pc)s?\s(?:is|are|was|were|runs?|ran|has|had|with|on|uses?|used))\s{0,2}(?:an?\s|the\s|my\s|our\s)?$`,
  'i',
)

/** Whether the words ahead tell where images are built, which is no node. */
export const isOfBuilder = (ahead: string): boolean => builder.test(ahead.slice(-120))
