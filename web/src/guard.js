// Speaks where the client cannot: in a browser that is too old for it, and where a part of it cannot be loaded.
// It is a script of its own, in the JavaScript that every browser understands; the build fills in the words.
(function () {
  var words = __WORDS__;

  function language() {
    var wanted = [];
    try {
      wanted.push(JSON.parse(localStorage.getItem('messina.settings')).language);
    } catch (nothing) {}
    wanted = wanted.concat(navigator.languages || [navigator.language || '']);
    for (var i = 0; i < wanted.length; i++) {
      var found = String(wanted[i]).split('-')[0];
      if (words[found]) return found;
    }
    return 'en';
  }

  function say(id, again) {
    if (document.getElementById('guard')) return;
    var line = document.createElement('p');
    var said = words[language()];
    line.id = 'guard';
    line.setAttribute('role', 'alert');
    line.appendChild(document.createTextNode(said[id]));
    if (again) {
      var button = document.createElement('button');
      button.className = 'button';
      button.appendChild(document.createTextNode(said['guard-again']));
      button.onclick = function () {
        location.reload();
      };
      line.appendChild(button);
    }
    document.body.insertBefore(line, document.body.firstChild);
  }

  var suffices = window.CSS && CSS.supports && CSS.supports('selector(:has(a))') && CSS.supports('width', '1cqw') && 'popover' in document.documentElement && [].toSorted;
  if (!suffices) say('guard-old', false);

  var leaves = false;
  function missing() {
    if (!leaves) say('guard-missing', true);
  }
  window.addEventListener('beforeunload', function () {
    leaves = true;
  });
  // A page that is loaded anew at once prevents it.
  window.addEventListener('vite:preloadError', function (event) {
    setTimeout(function () {
      if (!event.defaultPrevented) missing();
    });
  });
  window.addEventListener('error', function (event) {
    var name = event.target && event.target.tagName;
    if (name === 'SCRIPT' || (name === 'LINK' && event.target.rel === 'stylesheet')) missing();
  }, true);
})();
