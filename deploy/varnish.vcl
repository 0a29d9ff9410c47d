# Varnish 7 in front of Daybreak. It needs the module xkey (Debian: varnish-modules) and, of Daybreak,
# CACHE=varnish and CACHE_URL=http://<this machine>:<port>, for each machine that runs Varnish.
# Replace the backend's address, and the addresses that may purge: those of all machines that run Daybreak.
vcl 4.1;

import std;
import xkey;

backend daybreak {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = {
        .url = "/healthz";
        .interval = 2s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    unset req.http.X-Kept;
    unset req.http.X-Again;
    if (req.method == "PURGE") {
        # Through another proxy it has two addresses here, and comes from anybody.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(403, "Not Allowed"));
        }
        set req.http.xkey-gone = xkey.purge(req.http.xkey-purge);
        return (synth(200, "Purged " + req.http.xkey-gone));
    }
    # Answers of the API are for one caller each, and its streams of changes never end.
    if (req.url ~ "^/api/" || req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Answers to somebody who is logged in, or to a form, are theirs alone.
    if (req.http.Authorization || req.http.Cookie ~ "(?i)daybreak") {
        return (pass);
    }
    # Other cookies, such as those of statistics, change nothing.
    unset req.http.Cookie;
    # Ten seconds stale while a page is made anew; older ones only if the site failed (see vcl_synth).
    if (req.restarts == 0) {
        set req.grace = 10s;
    } else {
        set req.grace = 1d;
        set req.http.X-Again = "1";
    }
    set req.http.X-Kept = "1";
    return (hash);
}

sub vcl_backend_response {
    # Only what says how long caches in front may keep it is kept, or what never changes.
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.status >= 500) {
        # The kept page, though stale, is better (see vcl_synth), and an answer would take its place.
        if (bereq.is_bgfetch || (bereq.http.X-Kept && !bereq.http.X-Again)) {
            return (abandon);
        }
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
        return (deliver);
    }
    if (beresp.http.Set-Cookie || beresp.status != 200 ||
        (!beresp.http.CDN-Cache-Control && beresp.http.Cache-Control !~ "immutable")) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
    if (beresp.http.CDN-Cache-Control) {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 1s);
        set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 10s);
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        # Cookies were taken away above: what is kept is the same for everybody.
        set beresp.http.Vary = "Accept-Encoding";
    }
}

sub vcl_synth {
    # The site failed: once more, with what is kept, however stale, or else with its own words.
    if (resp.status >= 500 && req.http.X-Kept && req.restarts == 0) {
        return (restart);
    }
}

sub vcl_backend_error {
    # No connection: the same.
    if (bereq.http.X-Kept && !bereq.http.X-Again) {
        return (abandon);
    }
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
